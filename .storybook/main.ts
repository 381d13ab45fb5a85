import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { readableProps } from './component-page/readable-props.ts';
import { atlasData, writeSearchPages } from './atlas-data.ts';

/** Packages that stories import. Vite bundles them before the first test; otherwise a cold run stalls. */
const preBundled = [
  '@radix-ui/react-accordion',
  '@radix-ui/react-checkbox',
  '@radix-ui/react-dialog',
  '@radix-ui/react-radio-group',
  '@radix-ui/react-slider',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@xstate/react',
  'axe-core',
  'clsx',
  'dom-accessibility-api',
  'elkjs/lib/elk.bundled.js',
  'msw',
  'msw-storybook-addon',
  'msw/browser',
  'react-router-dom',
  'storybook/internal/csf',
  'typebox',
  'typebox/value',
  'xstate',
];

/** Classes keep the names of their styles in a published Storybook too: the parts of a component are found by them. */
const styles = vanillaExtractPlugin({ identifiers: 'debug' });

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.stories.tsx',
    '../packages/design-system/src/**/*.mdx',
    '../apps/shop/{src,storybook}/**/*.stories.tsx',
    writeSearchPages(),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The manifest is for programs, the headings of pages for the search.
  features: { experimentalTestSyntax: true, componentsManifest: true, experimentalSearchDocsHeadings: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    // A slow machine would print the times of plugins as a warning.
    build: {
      ...config.build,
      rolldownOptions: { ...config.build?.rolldownOptions, checks: { bundlerTimings: false } },
    },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...preBundled],
    },
    plugins: [readableProps(), atlasData(), styles, ...(config.plugins ?? []), msw({ mode: 'worker-only' })],
  }),
});
