import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { oneByteChunks } from '../../tools/one-byte-chunks.ts';
import { writeSourceList } from '../../tools/server-build.mjs';
import { externalPackages } from './external-packages.ts';

const root = import.meta.dirname;

/** Everything that is started as a process or thread of its own, see `src/basics/program-files.ts`. */
const programs = [
  'src/main.ts',
  'src/production.ts',
  'src/modules/pictures/painter/painter-process.ts',
  'src/modules/catalogue-import/processes/import-process.ts',
  'src/modules/shop-archive/archive-process.ts',
  'src/modules/rehearsal/rehearsal-process.ts',
  'src/modules/invoices/drawing/draw-worker.ts',
  'src/modules/shop-settings/policies/policy-worker.ts',
  ...[
    'admin-create',
    'admin-role',
    'backup',
    'catalogue-import',
    'move',
    'restore',
    'shop-export',
    'shop-import',
    'stock-set',
    'verify-audit',
    'verify-ledger',
  ].map((name) => `src/cli/${name}.ts`),
];

/** A build made from other sources than those of now is not used, see `tools/server-build.mjs`. */
const noteSources: Plugin = {
  name: 'kayal-note-sources',
  writeBundle({ dir = '' }) {
    const own = [...this.getModuleIds()].filter((id) => path.isAbsolute(id) && !id.includes('node_modules'));
    const others = [
      '../../package-lock.json',
      '../../tools/one-byte-chunks.ts',
      'vite.config.ts',
      'external-packages.ts',
    ];
    writeSourceList(dir, [...own, ...others.map((file) => path.join(root, file))]);
  },
};

/** Packages that name their own place but work without the files there, as they are used here. */
const placeless = ['@fastify/swagger', 'pino', 'thread-stream', 'write-file-atomic'];

/** A package that reads files beside its own would not find them beside the build. */
const refuseOwnFiles: Plugin = {
  name: 'kayal-refuse-own-files',
  transform: {
    filter: { id: /node_modules/, code: /\b(?:__|import\.meta\.)(?:dirname|filename|url)\b/ },
    handler(_, id) {
      const [, name = id] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
      if (!placeless.includes(name)) this.error(`${name} may read files of its own: see external-packages.ts`);
    },
  },
};

/**
 * The server with most of its packages in a few files: read one by one, some 1,900 modules take more than half of its
 * start and 30 MB. Not minified, so that a stack trace names functions; comments name the source of each part.
 */
export default defineConfig({
  root,
  appType: 'custom',
  plugins: [refuseOwnFiles, oneByteChunks, noteSources],
  define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' },
  ssr: { noExternal: true, external: [...externalPackages, 'pg-native'] },
  build: {
    ssr: true,
    target: 'node26',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    // Licences ask that their texts go along with the code.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      // A slow machine would print the times of plugins as a warning.
      checks: { bundlerTimings: false },
      input: Object.fromEntries(programs.map((file) => [path.basename(file, '.ts'), path.join(root, file)])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
});
