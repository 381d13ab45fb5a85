import { expect, type Locator, type Page } from '@playwright/test';

/** Errors found by a walk through a page with the Tab key. */
export interface Walk {
  readonly stops: number;
  readonly errors: readonly string[];
}

/** More stops than any page has; a walk that does not end before is in a keyboard trap. */
const maxStops = 700;

/** Marks every element that Tab must reach and installs the check of the focused one; runs in the page. */
const prepare = (): number => {
  const wanted = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
  const named = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} "${text.slice(0, 40)}"`;
  };
  const reachable = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const groups = new Set<string>();
  const left = new Set<Element>();
  for (const element of reachable) {
    const radio = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : undefined;
    if (radio !== undefined && groups.has(radio)) continue;
    if (radio !== undefined) groups.add(radio);
    left.add(element);
  }
  /** Elements on which a focus ring may be drawn: the element itself, its neighbours and its ancestors. */
  const canvases = (element: Element): Element[] =>
    [element, element.nextElementSibling, element.parentElement, element.closest('label'), element.firstElementChild]
      .concat(element.parentElement?.parentElement ?? null)
      .filter((each) => each !== null);
  const look = (element: Element): string =>
    [undefined, '::before', '::after']
      .map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderTopColor, backgroundColor } =
          getComputedStyle(element, part);
        const ring = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        return [ring, boxShadow, borderTopColor, backgroundColor].join('|');
      })
      .join('~');
  let before: { element: Element; looks: { canvas: Element; look: string }[] } | undefined;
  let first: Element | undefined;
  const errors = new Set<string>();
  const unseen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) return false;
    // The part of it within the window: a list may be taller than that.
    const [x, y] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const [width, height] = [Math.min(box.right, innerWidth) - x, Math.min(box.bottom, innerHeight) - y];
    if (width <= 0 || height <= 0) return true;
    const label = element.closest('label');
    return ![0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(x + width * across, y + height * down);
        return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true);
      }),
    );
  };
  Object.assign(window, {
    /** Checks the focused element; returns whether the walk is back at its start. */
    lookAtFocus: async (): Promise<boolean> => {
      for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish();
      const focused = document.activeElement;
      // A date field has several stops inside, the last of which the browser marks itself.
      if (before !== undefined && before.element === focused) return false;
      if (before !== undefined) {
        const same = before.looks.every(({ canvas, look: seen }) => look(canvas) === seen);
        if (same) errors.add(`no visible focus: ${named(before.element)}`);
        before = undefined;
      }
      if (focused === null || focused === document.body || focused === first) return true;
      first ??= focused;
      // A row with scroll snapping stops moving some frames after the focus, on a busy machine many frames.
      for (let frame = 0; frame < 180 && unseen(focused); frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      if (unseen(focused)) errors.add(`focus out of sight: ${named(focused)}`);
      before = { element: focused, looks: canvases(focused).map((canvas) => ({ canvas, look: look(canvas) })) };
      left.delete(focused);
      // A group of cards hands the focus on to the chosen one.
      const group = focused.closest('[role=radiogroup]');
      if (group !== null) left.delete(group);
      if (focused instanceof HTMLInputElement && focused.type === 'radio') {
        for (const each of left) {
          if (each instanceof HTMLInputElement && each.type === 'radio' && each.name === focused.name)
            left.delete(each);
        }
      }
      return false;
    },
    walkErrors: (): string[] => [
      ...errors,
      ...[...left].filter((element) => element.isConnected).map((element) => `not reached by Tab: ${named(element)}`),
    ],
  });
  return left.size;
};

/**
 * Goes through a page with the Tab key and returns errors for keyboard users: controls that Tab does not reach, focus
 * that is not visible (WCAG 2.4.7) or is covered (2.4.11), and keyboard traps.
 */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    getSelection()?.setBaseAndExtent(document.body, 0, document.body, 0);
  });
  await page.evaluate(prepare);
  let stops = 0;
  for (; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => window.lookAtFocus())) break;
  }
  const errors = await page.evaluate(() => window.walkErrors());
  return { stops, errors: stops < maxStops ? errors : [...errors, `Tab never came round in ${maxStops} steps`] };
}

/** Presses Tab (or Shift+Tab) until a control has the focus; fails when it is not reached. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < maxStops; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${control.toString()} is not reached with ${key}.`);
}

/** Goes to a control with Tab and presses it. */
export async function tabAndPress(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Opens a dialog by keyboard: Tab stays within it, Escape closes it, and the opener has the focus again. */
export async function expectDialogByKeyboard(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  for (const key of [...Array<string>(12).fill('Tab'), 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await holdsFocus(), `${key} stays in the dialog`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

declare global {
  interface Window {
    lookAtFocus: () => Promise<boolean>;
    walkErrors: () => string[];
  }
}
