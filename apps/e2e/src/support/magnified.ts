import type { Page } from '@playwright/test';
import { brokenWords, sidewaysScroll, textErrors } from './layout-errors.ts';
import { expect } from './quiet-page.ts';

/** A window of 1280 px magnified: at 200 %, at 400 % (WCAG 1.4.10), and with text alone twice as large (1.4.4). */
const magnified = [
  { name: '200 % zoom', width: 640, height: 450, rootText: '100%' },
  { name: '400 % zoom', width: 320, height: 480, rootText: '100%' },
  { name: '200 % text', width: 1280, height: 900, rootText: '200%' },
  { name: '200 % text on a phone', width: 390, height: 844, rootText: '200%' },
];

/** Enlarged, a page scrolls in one direction only, and no text is cut, broken within a word or over another (S2.ROUTE.31-32). */
export async function checkMagnified(page: Page): Promise<void> {
  for (const { name, width, height, rootText } of magnified) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, rootText);
    await expect.soft(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Container queries apply one frame after the window's new width; a check until then would judge the layout before.
    const settled = expect.configure({ soft: true });
    await settled.poll(() => sidewaysScroll(page), `sideways scroll at ${name}`).toBe(0);
    await settled.poll(() => textErrors(page), `text at ${name}`).toEqual([]);
    await settled.poll(() => brokenWords(page), `broken words at ${name}`).toEqual([]);
  }
}
