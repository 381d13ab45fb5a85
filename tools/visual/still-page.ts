import type { Browser, Page } from 'playwright';

/** Phone size, in px: the width at which a component has the least room. */
export const viewport = { width: 390, height: 844 };

/** Max height of a picture, in px; what is further down is cut off. */
const tallestPx = 2400;

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

/** What {@link showStory} found. */
interface Shown {
  /** Why there is no picture. */
  readonly problem?: string;
  /** Height of the story with dialogs and drawers outside its root, in px. */
  readonly height: number;
}

/**
 * Shows a story in the open preview, without a navigation, and waits until it stands still: its play function has
 * ended, fonts and pictures are there, nothing moves. Runs in the page.
 */
export const showStory = (page: Page, storyId: string): Promise<Shown> =>
  page.evaluate(
    async ({ id, tallest }): Promise<Shown> => {
      interface Channel {
        on(event: string, heard: (payload: unknown) => void): void;
        off(event: string, heard: (payload: unknown) => void): void;
        emit(event: string, payload: unknown): void;
      }
      const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      const text = (payload: unknown) =>
        payload instanceof Object && 'message' in payload ? String(payload.message) : JSON.stringify(payload);
      const problem = await new Promise<string | undefined>((settle) => {
        const hearers = new Map<string, (payload: unknown) => void>();
        const end = (outcome: string | undefined) => {
          for (const [event, heard] of hearers) channel.off(event, heard);
          settle(outcome);
        };
        for (const event of ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException']) {
          hearers.set(event, (payload) => end(`${event}: ${text(payload)}`));
        }
        hearers.set('storyFinished', (payload) => {
          if (payload instanceof Object && 'storyId' in payload && payload.storyId === id) end(undefined);
        });
        for (const [event, heard] of hearers) channel.on(event, heard);
        // Accessibility is tested by another check.
        channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
      if (problem) return { problem, height: 0 };
      const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await document.fonts.ready;
      const inPicture = [...document.images].filter((image) => image.getBoundingClientRect().top < tallest);
      for (const image of inPicture) image.loading = 'eager';
      await Promise.all(inPicture.map((image) => image.decode().catch(() => undefined)));
      await frames();
      for (const animation of document.getAnimations()) {
        const end = animation.effect?.getComputedTiming().endTime;
        if (end === Infinity) animation.cancel();
        else animation.finish();
      }
      await frames();
      const bottoms = [...document.body.querySelectorAll('*')]
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width > 1 && box.height > 1)
        .map((box) => box.bottom + window.scrollY);
      const height = Math.ceil(Math.max(16, ...bottoms)) + 16;
      return { height: Math.min(height, document.documentElement.scrollHeight, tallest) };
    },
    { id: storyId, tallest: tallestPx },
  );
