import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { htmlErrors } from './html-errors.ts';
import { sidewaysScroll, smallTargets, textErrors } from './layout-errors.ts';
import { expect } from './quiet-page.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The library sends its source to each page. The one without comments takes half of the time to send and to compile. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks a page's HTML: axe rules and validity. */
export async function checkContent(page: Page): Promise<void> {
  // No page has a frame, so axe runs in the page itself; passed elements are not reported. Both together take a quarter of
  // the time.
  const axe = new AxeBuilder({ page, axeSource })
    .options({ runOnly: wcag, resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect.soft(found, 'axe').toEqual([]);
  expect.soft(await htmlErrors(await page.content(), 'live'), 'HTML').toEqual([]);
}

/** Checks a page's layout: width, cut-off text, size of targets. */
export async function checkLayout(page: Page): Promise<void> {
  expect.soft(await sidewaysScroll(page), 'sideways scroll').toBe(0);
  expect.soft(await textErrors(page), 'text').toEqual([]);
  // Targets of 44 px are for fingers, so only the layouts of phones and tablets are checked.
  if ((page.viewportSize()?.width ?? 0) <= 1024) expect.soft(await smallTargets(page), 'targets').toEqual([]);
}
