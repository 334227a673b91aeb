import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cards } from './build/cards.ts';
import { packed } from './build/packed.ts';
import { completeWords } from './build/words.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const server = process.env.VACANCY_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [completeWords(repository), svelte(), cards(), packed()],
  build: {
    outDir: '../src/vacancy/server/static',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0, // no data: addresses, so that the server's content policy can stay strict
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [repository] }, // the words of the engine and the games lie beside `web`
    proxy: { '/api': { target: server, ws: true } },
  },
});
