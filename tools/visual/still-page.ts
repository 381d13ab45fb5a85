import type { Browser, Page } from 'playwright';

/** Phone size, in px: the width at which a component has the least room. A story that names no other is drawn in it. */
export const viewport = { width: 390, height: 844 };

/** The sizes of the toolbar, as in `.storybook/preview.tsx`, in px. */
export const viewports = {
  phone: viewport,
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/** The date and time that every story sees. */
const fixedTime = Date.parse('2026-11-02T09:00:00+05:30');

/** Timers of this length or longer, in ms, never fire: no toast disappears, no carousel moves by itself. */
const maxTimerMs = 1000;

interface Stillness {
  readonly now: number;
  readonly maxMs: number;
}

/** Stops the clock, ignores long timers, hides caret and motion. Runs in the page before any other script. */
function standStill({ now, maxMs }: Stillness): void {
  window.Date = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now], made),
    get: (target, name, self) => (name === 'now' ? () => now : Reflect.get(target, name, self)),
  });
  const soon = <Run extends (...given: never[]) => unknown>(run: Run): Run =>
    new Proxy(run, {
      apply: (target, self, given) => (Number(given[1] ?? 0) < maxMs ? Reflect.apply(target, self, given) : 0),
    });
  window.setTimeout = soon(window.setTimeout);
  window.setInterval = soon(window.setInterval);
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    // An animation without duration gets no layer of its own; on one, text would move by a fraction of a pixel.
    style.textContent =
      '*,*::before,*::after{animation-duration:0s!important;animation-delay:0s!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}';
    document.head.append(style);
  });
}

/** Opens a page in which only a changed story can change a picture: fixed clock, time zone and scale, no motion. */
export async function openStillPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const stillness: Stillness = { now: fixedTime, maxMs: maxTimerMs };
  await context.addInitScript(standStill, stillness);
  return context.newPage();
}

/**
 * The size that a story sets by its global `viewport`. Reading it does not show the story.
 * @param otherwise for a story that sets none
 */
export async function viewportOf(page: Page, storyId: string, otherwise: keyof typeof viewports) {
  const name = await page.evaluate(async (id) => {
    interface Preview {
      loadStory(which: { readonly storyId: string }): Promise<{
        readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
      }>;
    }
    const preview: Preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    return (await preview.loadStory({ storyId: id })).storyGlobals.viewport?.value;
  }, storyId);
  const known = (['phone', 'tablet', 'desktop'] as const).find((each) => each === name) ?? otherwise;
  return viewports[known];
}
