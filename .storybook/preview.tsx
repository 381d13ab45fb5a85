import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import '@kayal/design-system/global';
import { createMockShop } from '@kayal/mocks';
import { Chaos, chaosTools, initialChaos } from './chaos.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { Brand, brandTools, initialBrand } from './brands.tsx';
import { initialReadingModes, ReadingMode, readingModes } from './reading-modes.tsx';
import { stateAtlas } from './state-atlas.ts';

/** How long a story's test looks for something, in ms: a screen's script may come late from a cold cache. */
configure({ asyncUtilTimeout: 20_000 });

/** The worker of all stories. Files come from Storybook; an API call that nobody mocks is failed by the mock shop itself. */
async function startWorker() {
  const worker = setupWorker();
  // Beside the page, in whatever folder a published Storybook lies.
  const serviceWorker = { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` };
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker });
  return worker;
}

/** The three widths every screen is designed for, in px (S9.UI.02). */
const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' as const },
  desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
};

export default definePreview({
  // The last one looks first after a story: axe then judges what the story came to, not how it began.
  addons: [addonDocs(), addonA11y(), addonThemes(), addonVitest(), addonMsw(startWorker), stateAtlas()],
  globalTypes: { ...brandTools, ...readingModes, ...chaosTools },
  initialGlobals: { ...initialBrand, ...initialReadingModes, ...initialChaos },
  decorators: [
    (Story, { globals }) => (
      <Brand globals={globals}>
        <ReadingMode globals={globals}>
          <Chaos globals={globals}>
            <Story />
          </Chaos>
        </ReadingMode>
      </Brand>
    ),
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    docs: { page: ComponentPage },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Every rule runs; what passed is only counted, or each test would carry hundreds of elements to its report.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Tokens',
          'How to choose',
          'Design system',
          'Chrome',
          'Screens',
          'Atlas',
          'Statecharts',
        ],
      },
    },
    viewport: { options: viewports },
    layout: 'padded',
  },
  beforeEach: ({ msw }) => {
    msw.use(...createMockShop().handlers);
  },
  /** Under the test runner only: it changes text size, direction and colours while it looks. */
  afterEach: async ({ title, tags }) => {
    if (!title.startsWith('Design system/') || tags.includes('test-fn') || !('__vitest_browser__' in globalThis))
      return;
    const { readingErrors } = await import('./reading-checks.ts');
    const errors = await readingErrors();
    if (errors.length > 0) throw new Error(errors.join('\n'));
  },
});
