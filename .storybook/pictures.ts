import { parseTheme, themeStylesheet } from '@kayal/design-system/tokens';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import monsoon from '../packages/design-system/brands/monsoon.tokens.json' with { type: 'json' };

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's addon for Vitest. */
    readonly story?: {
      readonly id: string;
      readonly title?: string;
      readonly globals: Readonly<Record<string, unknown>>;
      readonly parameters: Readonly<Record<string, unknown>>;
    };
  }
}

const sizes = { phone: [390, 844], desktop: [1440, 900] } as const;

/** A screen in the window it is meant for; a component as wide as a phone and as high as it is. */
async function fitWindow(id: string, globals: Readonly<Record<string, unknown>>): Promise<void> {
  if (id.startsWith('screens-')) {
    const isPhone = JSON.stringify(globals['viewport'] ?? {}).includes('phone');
    const [width, height] = sizes[isPhone ? 'phone' : 'desktop'];
    await page.viewport(width, height);
  } else {
    const [width, height] = sizes.phone;
    await page.viewport(width, height);
    await page.viewport(width, Math.min(2000, document.body.scrollHeight));
  }
  await document.fonts.ready;
}

/** Compares the page with the committed picture of that name. */
const compare = (name: string): Promise<void> =>
  expect(page.elementLocator(document.body)).toMatchScreenshot(name, {
    comparatorName: 'pixelmatch',
    // Machines draw edges of letters differently.
    comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.01 },
  });

/** Compares each story with its picture, and components of the design system in the second brand too. */
afterEach(async ({ story }) => {
  if (story === undefined) return;
  const { id, globals } = story;
  // Stories that extend one with the tag have it too.
  if (id.startsWith('screens-') && !/--(ready|phone)$/.test(id)) return;
  await fitWindow(id, globals);
  await compare(id);
  if (id.startsWith('screens-')) return;
  const brand = document.createElement('style');
  brand.textContent = themeStylesheet(parseTheme(monsoon));
  document.body.append(brand);
  await compare(`${id}-monsoon`);
  brand.remove();
});
