// Every file of the page that text fills lies there packed too, so that the server has no work with it.

import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /^assets\/.*\.(js|css|svg)$/;
/** What fits into one packet is sent as it is. */
const LEAST_BYTES = 1400;

/** Adds to each of these files its packed twin, by the same name with `.gz`. */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!TEXT.test(file.fileName) || source.length < LEAST_BYTES) continue;
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}
