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
const excluded = 'google|download|print';

/** What a tab shows at one moment. */
export interface Look {
  /** Whether there is anything to press. */
  readonly hasWayOn: boolean;
  /** The first text that matches what the person must not see; null without one. */
  readonly secret: string | null;
  /** Every order number in the page. */
  readonly entryNos: readonly string[];
}

/**
 * Reads what a tab shows, in one round trip, and searches all its text, that of its data and fields included. The search
 * runs in the page, because the text is long. The browser's own error page, as when offline, has a way on: reload.
 * @param secrets what the person must not see
 */
export async function lookAt(page: Page, secrets: RegExp | null): Promise<Look> {
  if (page.url().startsWith('chrome-error:')) return { hasWayOn: true, secret: null, entryNos: [] };
  return page.evaluate(
    ({ selector, source }) => {
      const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
      const candidates = [...(dialog ?? document.body).querySelectorAll(selector)];
      const fields = [...document.querySelectorAll('input, textarea')].map((each) => Reflect.get(each, 'value'));
      const text = `${document.documentElement.textContent}\n${fields.join('\n')}`;
      return {
        hasWayOn: candidates.some((each) => each.checkVisibility()),
        secret: source === null ? null : (new RegExp(source).exec(text)?.[0] ?? null),
        entryNos: [...new Set(text.match(/KY[0-9A-Z]{10}/g))],
      };
    },
    { selector: pressable, source: secrets?.source ?? null },
  );
}

/** A point of the page, CSS pixels from the top left of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Where a person presses the nth thing that the page offers, scrolled into view. In the top dialog when one is open,
 * else in the whole page or only in its main part.
 *
 * @returns null when there is nothing or something else covers it
 */
async function pressablePoint(page: Page, index: number, area: 'main' | 'page'): Promise<Point | null> {
  return page.evaluate(
    ({ selector, words, wanted, place }) => {
      const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
      const main = place === 'main' ? document.querySelector('main') : null;
      const refused = new RegExp(words, 'i');
      const all = [...(dialog ?? main ?? document.body).querySelectorAll(selector)].filter(
        (each) => each.checkVisibility() && !refused.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
      );
      const target = all[wanted % Math.max(1, all.length)];
      if (target === undefined) return null;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = target.getClientRects()[0];
      if (box === undefined) return null;
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      const isHit = hit !== null && (target.contains(hit) || hit.contains(target));
      return isHit ? point : null;
    },
    { selector: pressable, words: excluded, wanted: index, place: area },
  );
}

/** Presses the nth thing that the page offers, with the mouse. */
export async function pressNth(page: Page, index: number, area: 'main' | 'page'): Promise<void> {
  const point = await pressablePoint(page, index, area);
  if (point !== null) await page.mouse.click(point.x, point.y);
}

/** Text fields that can be filled. */
export const fillables = (page: Page): Locator =>
  page
    .locator('input[type=text], input[type=search], input[type=email], input:not([type]), textarea')
    .filter({ visible: true });

/** The nth of a list, counted round; undefined for an empty list. */
export const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
