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
import { accessibilityChecks, accessibilityRules, isTestRun } from './checks/accessibility-checks.ts';
import { Chaos, chaosTools, initialChaos } from './toolbar/chaos.tsx';
import { Brand, brandTools, initialBrand } from './toolbar/brands.tsx';
import { shortenPassingErrors } from './checks/element-errors.ts';
import { skipOwnerStacks } from './checks/owner-stacks.ts';
import { initialReadingModes, ReadingMode, readingModes } from './toolbar/reading-modes.tsx';
import { StoryInPage } from './component-page/StoryInPage.tsx';
import { stateAtlas } from './checks/state-atlas.ts';

/** Max time for a story's test to find an element, ms: a screen's script loads slowly with a cold cache. */
configure({ asyncUtilTimeout: 20_000 });
shortenPassingErrors();
if (isTestRun) skipOwnerStacks();

/** Starts the worker of all stories. Requests for files pass; the mock shop fails an API call without a mock. */
async function startWorker() {
  const created = setupWorker();
  // Relative to the page, because a published Storybook may be in any folder.
  const serviceWorker = { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` };
  await created.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker });
  return created;
}

let worker: ReturnType<typeof startWorker> | undefined;

/** A page of documentation starts all its stories at once, and a second worker cannot start. */
const startWorkerOnce = () => (worker ??= startWorker());

/** The three widths that screens are designed for, px (S9.UI.02). */
const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' as const },
  desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
};

export default definePreview({
  // After a story, the last addon runs first: axe then checks the story's end, not its start.
  addons: [
    addonDocs(),
    addonA11y(),
    addonThemes(),
    addonVitest(),
    addonMsw(startWorkerOnce),
    accessibilityChecks(),
    stateAtlas(),
  ],
  globalTypes: { ...brandTools, ...readingModes, ...chaosTools },
  initialGlobals: { ...initialBrand, ...initialReadingModes, ...initialChaos },
  decorators: [
    (Story, { globals, viewMode }) => {
      const Modes = viewMode === 'docs' ? StoryInPage : ReadingMode;
      return (
        <Brand globals={globals}>
          <Modes globals={globals}>
            <Chaos globals={globals}>
              <Story />
            </Chaos>
          </Modes>
        </Brand>
      );
    },
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    a11y: {
      // The test runner checks by the same rules in `accessibilityChecks`.
      test: isTestRun ? 'off' : 'error',
      options: { runOnly: [...accessibilityRules], preload: { assets: ['media'] } },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Find',
          'Foundations',
          'Tokens',
          'How to choose',
          'Recipes',
          'Design system',
          'Chrome',
          'Screens',
          'Atlas',
          'Statecharts',
          'Statechart viewer',
        ],
      },
    },
    viewport: { options: viewports },
    layout: 'padded',
  },
  beforeEach: ({ msw }) => {
    msw.use(...createMockShop().handlers);
    // All stories of a run share one tab, and a screen would scroll to where another story left it.
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('kayal.scroll.')) sessionStorage.removeItem(key);
    }
  },
  /** Only in the test runner, because the checks change text size, direction and colours of the page. */
  afterEach: async ({ title, tags }) => {
    if (!title.startsWith('Design system/') || tags.includes('test-fn') || !isTestRun) return;
    const { readingErrors } = await import('./checks/reading-checks.ts');
    const errors = await readingErrors();
    if (errors.length > 0) throw new Error(errors.join('\n'));
  },
});
