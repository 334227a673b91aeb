// The posters of the games and the sign of the house as plain SVG, drawn without a browser.
/// <reference types="vite/client" />

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { LETTERS } from '../src/shell/lobby/letters.ts';

const components = import.meta.glob<{ default: Component<{ title: string }> }>('../src/games/*/Poster.svelte', {
  eager: true,
});
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const TUBES = [
  { stroke: '#ff3d7f', width: 15, opacity: 0.22 },
  { stroke: '#ff5b93', width: 7, opacity: 1 },
  { stroke: '#ffe3ec', width: 2.8, opacity: 1 },
];

/** What lies between Svelte's own marks. */
const plain = (body: string): string => body.replace(/<!--.*?-->/gs, '');

const posters = Object.entries(components).map(([path, { default: Poster }]): [string, string] => [
  path.split('/').at(-2) ?? '',
  plain(render(Poster, { props: { title: '' } }).body).replace('<svg ', `<svg ${NAMESPACE} `),
]);

const tubes = TUBES.map(
  ({ stroke, width, opacity }) =>
    `<path d="${LETTERS.join(' ')}" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`,
);
const sign = `<svg ${NAMESPACE} viewBox="-6 -4 366 88"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${tubes.join('')}</g></svg>`;

/** The SVG of each game that has a poster of its own, by the game's name; and the sign. */
export const pictures: Record<string, string> = { ...Object.fromEntries(posters), sign };
