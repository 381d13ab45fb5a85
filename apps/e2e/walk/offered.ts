import type { Locator, Page } from '@playwright/test';

const pressable = [
  'a[href^="/"]:not([target=_blank]), a[href^="#"], a[href^="?"]',
  'button:not(:disabled)',
  '[role=radio]',
  '[role=checkbox]',
  'summary',
  'label:has(input)',
].join(', ');

/** What a walker must not press: Google's own dialog, downloads and the printer. */
const excluded = /google|download|print/i;

/** Everything a person could press on the page right now: in the top dialog when one is open. */
export async function pressables(page: Page): Promise<readonly Locator[]> {
  const dialog = page.locator('[role=dialog], [role=alertdialog]').last();
  const area = (await dialog.count()) > 0 ? dialog : page.locator('body');
  const all = await area.locator(pressable).filter({ visible: true }).all();
  const names = await Promise.all(
    all.map((each) =>
      each.evaluate((node) => node.getAttribute('aria-label') ?? node.textContent ?? '').catch(() => ''),
    ),
  );
  return all.filter((_, index) => !excluded.test(names[index] ?? ''));
}

/** Text fields that can be filled. */
export async function fillables(page: Page): Promise<readonly Locator[]> {
  const fields = page.locator('input[type=text], input[type=search], input[type=email], input:not([type]), textarea');
  return fields.filter({ visible: true }).all();
}

/** The nth of a list, counted round; undefined for an empty list. */
export const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
