import type { Page, Request } from 'playwright';

/** Max height of a picture, in px; what is further down is cut off. */
const tallestPx = 2400;

/** A request that is open this long, in ms, is one that its story never answers: such a story shows what waits. */
const unansweredAfterMs = 1500;
/** A story is complete when nothing was requested or answered for so long, in ms. */
const quietMs = 120;
const lookEveryMs = 30;

/** What {@link showStory} found. */
interface Shown {
  /** Why there is no picture. */
  readonly problem?: string;
  /** Height of the story with dialogs and drawers outside its root, in px. */
  readonly height: number;
}

/** Values of the toolbar, by name. */
type Globals = Readonly<Record<string, string>>;

/** The values that each preview has, as JSON. */
const setGlobals = new WeakMap<Page, string>();

/**
 * Shows a story in the open preview, without a navigation. Values of the toolbar are sent once: they render the story before again, and
 * Storybook loads the page again when that has not ended as the next one begins.
 * @returns why it failed, or undefined once its play function ended
 */
function play(page: Page, storyId: string, given: Globals): Promise<string | undefined> {
  const wanted = JSON.stringify(given);
  const isSet = setGlobals.get(page) === wanted;
  setGlobals.set(page, wanted);
  return page.evaluate(
    ({ id, globals }): Promise<string | undefined> => {
      interface Channel {
        on(event: string, heard: (payload: unknown) => void): void;
        off(event: string, heard: (payload: unknown) => void): void;
        emit(event: string, payload: unknown): void;
      }
      const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      const text = (payload: unknown) =>
        payload instanceof Object && 'message' in payload ? String(payload.message) : JSON.stringify(payload);
      return new Promise<string | undefined>((settle) => {
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
        if (globals !== null) channel.emit('updateGlobals', { globals: { a11y: { manual: true }, ...globals } });
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
    },
    { id: storyId, globals: isSet ? null : given },
  );
}

/** Scrolls to the end and back, for what is loaded when it comes near the window. */
const lookThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const top of [document.documentElement.scrollHeight, 0]) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    // What comes near is drawn first and requested then.
    await new Promise((done) => setTimeout(done, 100));
  });

/** Waits for fonts and pictures, and ends what moves. @returns the height of what is shown, px */
const standStill = (page: Page): Promise<number> =>
  page.evaluate(async (tallest): Promise<number> => {
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
    return Math.min(height, document.documentElement.scrollHeight, tallest);
  }, tallestPx);

/** Listens to a page's requests. @returns functions that wait until they are answered, and stop listening */
function listenToRequests(page: Page) {
  const openSince = new Map<Request, number>();
  let lastAt = performance.now();
  const begin = (request: Request) => {
    lastAt = performance.now();
    openSince.set(request, lastAt);
  };
  const end = (request: Request) => {
    lastAt = performance.now();
    openSince.delete(request);
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isQuiet = () => {
    const now = performance.now();
    const waits = [...openSince.values()].some((since) => now - since < unansweredAfterMs);
    return !waits && now - lastAt > quietMs;
  };
  const answered = async () => {
    do {
      await new Promise((look) => setTimeout(look, lookEveryMs));
      // On a busy machine the page is slower than the network: what an answer leads to has to be requested first.
      if (isQuiet()) await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
    } while (!isQuiet());
  };
  const stop = () => {
    page.off('request', begin);
    page.off('requestfinished', end);
    page.off('requestfailed', end);
  };
  return { answered, stop };
}

/**
 * Shows a story in the open preview and waits until it stands still: its play function has ended, its requests are
 * answered, fonts and pictures are there, nothing moves.
 */
export async function showStory(page: Page, storyId: string, globals: Globals = {}): Promise<Shown> {
  const requests = listenToRequests(page);
  try {
    const problem = await play(page, storyId, globals);
    if (problem !== undefined) return { problem, height: 0 };
    await requests.answered();
    await lookThrough(page);
    await requests.answered();
    return { height: await standStill(page) };
  } finally {
    requests.stop();
  }
}
