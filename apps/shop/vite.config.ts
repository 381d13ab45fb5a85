import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { oneByteChunks } from '../../tools/one-byte-chunks.ts';
import { chunkGroups } from './chunk-groups.ts';
import { laterSheetsLast, styleRules } from './style-rules/plugin.ts';

const fontFolder = path.resolve(import.meta.dirname, '../../packages/design-system/src/fonts');

/**
 * In development the style sheet is written into the page, where its relative addresses of fonts are wrong: makes them
 * absolute.
 */
const fontsOfInlineStyles: Plugin = {
  name: 'kayal-fonts-of-inline-styles',
  apply: 'serve',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll('url("../fonts/', `url("/@fs${fontFolder}/`),
  },
};

/** The files of styles in a fixed order: both builds number them alike. */
const styleFiles = globSync(['src/**/*.css.ts', '../../packages/design-system/src/**/*.css.ts'], {
  cwd: import.meta.dirname,
}).toSorted();

/** Lengths of the hashes that names begin with, by file. */
const hashLengths = new Map<string, number>();

/**
 * Short names of classes and variables: two signs for the file and a number, where the hash of the file's path would be
 * 1 kB of a page.
 */
function shortStyleName({ hash, filePath }: { readonly hash: string; readonly filePath: string }): string {
  const index = styleFiles.indexOf(filePath);
  if (index === -1) throw new Error(`The file of styles ${filePath} is not in a known folder.`);
  // The first name of a file ends with the number 0.
  const length = hashLengths.get(filePath) ?? hash.length - 1;
  hashLengths.set(filePath, length);
  return String.fromCodePoint(97 + Math.floor(index / 36)) + (index % 36).toString(36) + hash.slice(length);
}

/** Writes `.br` and `.gz` beside each text file that browsers fetch; the server sends the one a browser takes. */
const precompress = compression({
  algorithms: [
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    defineAlgorithm('gzip', { level: 9 }),
  ],
  include: /\.(?:js|css|svg)$/,
  threshold: 200,
  skipIfLargerOrEqual: true,
  logLevel: 'silent',
});

/**
 * React Router keeps the components of its data router beside what the shop uses, by a call of `memo` whose result nothing
 * reads: said to have no effect, it takes 3.8 kB of every first view with it.
 */
const compress = { passes: 3, pure_funcs: ['import_react.memo'] };

/** What the names of the back office's files begin with. */
const backOfficeMark = 'a.';

/** A slow machine would print the times of plugins as a warning. */
const checks = { bundlerTimings: false };

/** S9.UI.03, S7.EXT.10: chunks have hashed names; the client gives up on one after 120 s (see `chunk-timeout.ts`). */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    vanillaExtractPlugin({
      unstable_mode: 'inlineCssInDev',
      ...(command === 'build' ? { identifiers: shortStyleName } : {}),
    }),
    react(),
    fontsOfInlineStyles,
    styleRules,
    laterSheetsLast,
    isSsrBuild ? oneByteChunks : precompress,
  ],
  ssr: command === 'build' ? { noExternal: true } : {},
  // Otherwise the server renders with React's code for development, a third slower, unless an operator sets NODE_ENV.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  worker: { rolldownOptions: { checks } },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every visitor's first view holds the list of files to load with each page: those of the back office are left to
      // the pages that import them.
      resolveDependencies: (file, dependencies) => (file.includes(backOfficeMark) ? [] : dependencies),
    },
    reportCompressedSize: false,
    // 0.8 % of the first view smaller than the bundler's own minifier, for 15 s of processor time a build. Vite works
    // around an error of Safari 10 unless that is switched off; the target has no browser that old.
    ...(isSsrBuild ? {} : { minify: 'terser' as const, terserOptions: { ecma: 2020, compress, safari10: false } }),
    rolldownOptions: {
      checks,
      input: isSsrBuild ? 'src/entry-server.tsx' : ['src/early-taps.ts', 'src/entry-client.tsx'],
      ...(isSsrBuild
        ? {}
        : {
            // `early-taps.ts` reads what `entry-client.tsx` exports.
            preserveEntrySignatures: 'allow-extension' as const,
            output: {
              // The first view lists every file that may be loaded later: names of a short hash keep that list short.
              chunkFileNames: ({ facadeModuleId }) =>
                `assets/${facadeModuleId?.includes('/admin-screens/') ? backOfficeMark : ''}[hash:7].js`,
              assetFileNames: ({ names: [name = ''] }) =>
                name.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
              codeSplitting: {
                groups: chunkGroups,
              },
            },
          }),
    },
  },
}));
