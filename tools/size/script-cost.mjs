import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

/** The project's root. */
export const root = path.join(import.meta.dirname, '../..');

/** Bytes as kB with one decimal place. */
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** A script that only uses these exports of a package. */
export const using = (names, from) =>
  `import { ${names.join(', ')} } from '${from}'; globalThis.used = [${names.join(', ')}];`;

/**
 * Size of a script with everything it imports, minified and gzipped.
 * @param code the script's source
 * @param external imports that are left out of the size
 * @returns {Promise<{ js: number, css: number }>} bytes
 */
export async function costOf(code, external = []) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry.js' : null),
        load: (id) => (id === '\0entry.js' ? code : null),
      },
      vanillaExtractPlugin(),
    ],
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      rollupOptions: { input: 'entry', external, output: { format: 'es' } },
    },
  });
  const { output } = [result].flat()[0];
  const size = (parts) => parts.reduce((sum, part) => sum + gzipSync(part).length, 0);
  return {
    js: size(output.filter(({ type }) => type === 'chunk').map((chunk) => chunk.code)),
    css: size(output.filter(({ fileName }) => fileName.endsWith('.css')).map((asset) => asset.source)),
  };
}
