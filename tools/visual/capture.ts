import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import type { StoryEntry } from './storybook.ts';

/** Phone width of the art direction, in px: the width at which a component is tightest. */
const viewport = { width: 390, height: 844 };
const tallestPx = 2400;
/** Stories never see today's date. */
const fixedTime = new Date('2026-11-02T09:00:00+05:30');

/** One story's picture, or why there is none. */
export interface Shot {
  readonly story: StoryEntry;
  readonly png: Buffer | undefined;
  readonly problem: string | undefined;
}

/** Opens the browser that `tools/setup.mjs` found. Font hinting is off, so that text lies the same everywhere. */
export async function openBrowser(): Promise<Browser> {
  const remembered = '.cache/chromium-path';
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? (existsSync(remembered) ? readFileSync(remembered, 'utf8') : undefined);
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  });
}

/** A page in which only a changed story can change a picture: fixed clock, place, scale and no motion. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await context.clock.setFixedTime(fixedTime);
  return context.newPage();
}

/**
 * How this machine draws letters and round corners. Two machines with the same answer draw the same pictures;
 * with another one, pictures are compared loosely.
 */
export async function rasteriserOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1 });
  await page.setContent(
    '<p style="font:24px sans-serif">Kayal ₹1,299 تخفيضات</p><p style="font:700 15px serif;border:1px solid;border-radius:9px">Made to move</p>',
  );
  const picture = await page.screenshot();
  await page.close();
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

/** Shows one story in the open preview and waits until it stands still. Runs in the page; answers what went wrong. */
async function showStory(page: Page, storyId: string): Promise<string | undefined> {
  const problem = await page.evaluate(async (id) => {
    interface Channel {
      on(event: string, heard: (payload: unknown) => void): void;
      off(event: string, heard: (payload: unknown) => void): void;
      emit(event: string, payload: unknown): void;
    }
    const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const bad = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
    return new Promise<string | undefined>((settle) => {
      const text = (payload: unknown) =>
        payload instanceof Object && 'message' in payload ? String(payload.message) : JSON.stringify(payload);
      const hearers = new Map<string, (payload: unknown) => void>();
      const end = (outcome: string | undefined) => {
        for (const [event, heard] of hearers) channel.off(event, heard);
        settle(outcome);
      };
      for (const event of bad) hearers.set(event, (payload) => end(`${event}: ${text(payload)}`));
      hearers.set('storyFinished', () => end(undefined));
      for (const [event, heard] of hearers) channel.on(event, heard);
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
  }, storyId);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return problem;
}

/** How far down the story reaches, dialogs and drawers outside its root included, in px. */
const storyHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bottoms = [...document.body.querySelectorAll('*')]
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 1 && box.height > 1)
      .map((box) => box.bottom + window.scrollY);
    return Math.ceil(Math.max(16, ...bottoms)) + 16;
  });

async function capture(page: Page, story: StoryEntry): Promise<Shot> {
  const problem = await showStory(page, story.id);
  if (problem) return { story, png: undefined, problem };
  const height = Math.min(tallestPx, await storyHeight(page));
  const png = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: 0, width: viewport.width, height },
  });
  return { story, png, problem: undefined };
}

/**
 * Pictures of all stories. Each browser shows one page: a page in the background draws no frames.
 * @param browsers from {@link openBrowser}
 * @param origin Storybook's address
 * @param stories which; the order of the answer is theirs
 */
export async function captureAll(
  browsers: readonly Browser[],
  origin: string,
  stories: readonly StoryEntry[],
): Promise<readonly Shot[]> {
  const shots = new Map<string, Shot>();
  const queue = [...stories];
  const work = async (browser: Browser) => {
    const first = queue[0];
    if (!first) return;
    const page = await openPage(browser);
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${first.id}&globals=a11y.manual:!true`);
    await page.locator('body.sb-show-main').waitFor({ timeout: 120_000 });
    for (let story = queue.shift(); story; story = queue.shift()) shots.set(story.id, await capture(page, story));
  };
  await Promise.all(browsers.map(work));
  return stories.flatMap(({ id }) => shots.get(id) ?? []);
}
