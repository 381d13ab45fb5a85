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

/** What a person could press on the page right now: in the top dialog when one is open. */
async function offered(page: Page): Promise<Locator> {
  const dialog = page.locator('[role=dialog], [role=alertdialog]').last();
  const area = (await dialog.count()) > 0 ? dialog : page.locator('body');
  return area.locator(pressable).filter({ visible: true });
}

/** Everything a person could press, without what a walker must not press. */
export async function pressables(page: Page): Promise<readonly Locator[]> {
  const all = await offered(page);
  const names = await all.evaluateAll((nodes) =>
    nodes.map((node) => node.getAttribute('aria-label') ?? node.textContent ?? ''),
  );
  return names.flatMap((name, index) => (excluded.test(name) ? [] : [all.nth(index)]));
}

/** Whether there is anything to press. */
export const offersAny = async (page: Page): Promise<boolean> => (await (await offered(page)).count()) > 0;

/** Text fields that can be filled. */
export async function fillables(page: Page): Promise<readonly Locator[]> {
  const fields = page.locator('input[type=text], input[type=search], input[type=email], input:not([type]), textarea');
  return fields.filter({ visible: true }).all();
}

/** The nth of a list, counted round; undefined for an empty list. */
export const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
