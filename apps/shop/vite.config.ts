import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** S9.UI.03, S7.EXT.10: chunks have hashed names; the client gives up on one after 120 s (see `chunk-timeout.ts`). */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [vanillaExtractPlugin({ unstable_mode: 'inlineCssInDev' }), react()],
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      // All that the first view needs is one file: fifty small ones compress a tenth worse and cost a request each.
      ...(isSsrBuild
        ? {}
        : {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'first-view',
                    test: /src\/(routes|start-client)\.tsx$/,
                    includeDependenciesRecursively: true,
                  },
                ],
              },
            },
          }),
    },
  },
}));
