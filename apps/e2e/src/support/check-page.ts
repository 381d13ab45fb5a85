import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { htmlErrors } from './html-errors.ts';
import { sidewaysScroll, smallTargets, textErrors } from './layout-errors.ts';
import { expect } from './quiet-page.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks what a page's HTML owes its readers, whatever it shows: axe and validity. */
export async function checkContent(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect.soft(found, 'axe').toEqual([]);
  expect.soft(await htmlErrors(await page.content(), 'live'), 'HTML').toEqual([]);
}

/** Checks what a page's layout owes its readers, whatever it shows: its width, its text, its targets. */
export async function checkLayout(page: Page): Promise<void> {
  expect.soft(await sidewaysScroll(page), 'sideways scroll').toBe(0);
  expect.soft(await textErrors(page), 'text').toEqual([]);
  // A finger is what 44 px are for: the layouts of phones and tablets.
  if ((page.viewportSize()?.width ?? 0) <= 1024) expect.soft(await smallTargets(page), 'targets').toEqual([]);
}
