// What the server needs to draw pictures of shared links by itself: posters as SVG, and the face of headings.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport, type Plugin } from 'vite';
import { unpackFont } from './fonts.ts';

const FOLDER = 'cards';
const SUBSETS = ['latin', 'latin-ext']; // the second has the letters of Polish
const WEIGHTS = ['400', '600'];
const PICTURES = fileURLToPath(new URL('posters.ts', import.meta.url));

/** Adds the folder `cards` to the built page. */
export function cards(): Plugin {
  return {
    name: 'cards',
    apply: 'build',
    async generateBundle() {
      const emit = (name: string, source: string | Buffer): unknown =>
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
      for (const [name, picture] of Object.entries(await drawPictures())) emit(`${name}.svg`, picture);
      for (const subset of SUBSETS) {
        for (const weight of WEIGHTS) emit(`${subset}-${weight}.ttf`, readFont(subset, weight));
      }
    },
  };
}

async function drawPictures(): Promise<Record<string, string>> {
  const { module } = await runnerImport<{ pictures: Record<string, string> }>(PICTURES, {
    configFile: false,
    plugins: [svelte({ emitCss: false, configFile: false })],
    logLevel: 'error',
  });
  return module.pictures;
}

function readFont(subset: string, weight: string): Buffer {
  const find = createRequire(import.meta.url);
  const path = find.resolve(`@fontsource/fraunces/files/fraunces-${subset}-${weight}-normal.woff`);
  return unpackFont(readFileSync(path), `${subset}-${weight}`);
}
