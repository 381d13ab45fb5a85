import { createHash } from 'node:crypto';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { chromiumPath } from '../test-browser.ts';
import { showStory } from './show-story.ts';
import { openStillPage, viewport, viewportOf, viewports } from './still-page.ts';
import type { StoryEntry } from './storybook.ts';

/** A story that still moves after this time counts as failed. Most need 0.2 s, or 2 s on a busy machine. */
const storyLimitMs = 30_000;
const openLimitMs = 60_000;
/** Pages wider than this, in px, are stored at half their size: the sheets of all stories may take 10 MB. */
const halfFromPx = 1000;
/** After this many stories in a row that ran into the limit, the others are skipped: all probably have the same cause. */
const maxEndless = 4;

/** One story's picture, or the reason why there is none. */
export interface Shot {
  readonly story: StoryEntry;
  readonly png: Buffer | undefined;
  readonly problem: string | undefined;
}

/** Opens a browser without font hinting, so that text has the same position on every machine. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
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

/**
 * A hash of how this machine draws letters and round corners. Two machines with the same hash draw the same pictures;
 * with different hashes, pictures are compared loosely.
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

/** Waits at most `ms` for `work`. @throws Error that begins with `failure` when the time is over */
async function within<T>(ms: number, failure: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${failure} within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** How stories are shown. */
export interface Look {
  readonly name: string;
  /** The window of every story, in place of its own. */
  readonly viewport?: keyof typeof viewports;
  /** Values of the toolbar. */
  readonly globals: Readonly<Record<string, string>>;
}

/** Each story as it is designed: first brand, light, from left to right. */
const asDesigned: Look = { name: 'as designed', globals: {} };

interface Preview {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** Opens Storybook's preview without a story, because it would not draw again a story that it already shows. */
async function openPreview(browser: Browser, origin: string): Promise<Preview> {
  const page = await openStillPage(browser);
  await page.goto(`${origin}/iframe.html?viewMode=story`, { timeout: openLimitMs });
  await page.locator('body.sb-show-nopreview').waitFor({ timeout: openLimitMs });
  return { page, devtools: await page.context().newCDPSession(page) };
}

async function capture({ page, devtools }: Preview, story: StoryEntry, look: Look): Promise<Shot> {
  const size = look.viewport ? viewports[look.viewport] : await viewportOf(page, story.id, 'phone');
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  const { problem, height } = await showStory(page, story.id, look.globals);
  if (problem) return { story, png: undefined, problem };
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // Capturing beyond the viewport repeats the layout, which can move fixed or scrolled elements a little.
    captureBeyondViewport: height > size.height,
    clip: { x: 0, y: 0, width: size.width, height, scale: size.width > halfFromPx ? 0.5 : 1 },
  });
  return { story, png: Buffer.from(data, 'base64'), problem: undefined };
}

/**
 * Takes pictures of all stories. Each browser has one page, because a page in the background draws no frames. A story
 * that does not stand still in time gets a problem instead of a picture, and the next story gets a new page.
 * @param browsers from {@link openBrowser}
 * @param origin Storybook's address
 * @param stories the answer has the same order
 */
export async function captureAll(
  browsers: readonly Browser[],
  origin: string,
  stories: readonly StoryEntry[],
  look = asDesigned,
): Promise<readonly Shot[]> {
  const shots = new Map<string, Shot>();
  const queue = [...stories];
  let endless = 0;
  const work = async (browser: Browser) => {
    let preview: Preview | undefined;
    for (let story = queue.shift(); story; story = queue.shift()) {
      if (endless >= maxEndless) {
        shots.set(story.id, { story, png: undefined, problem: 'skipped: too many stories before it did not end' });
        continue;
      }
      try {
        preview ??= await openPreview(browser, origin);
        shots.set(story.id, await within(storyLimitMs, 'did not stand still', capture(preview, story, look)));
        endless = 0;
      } catch (error) {
        endless += 1;
        shots.set(story.id, { story, png: undefined, problem: error instanceof Error ? error.message : String(error) });
        await preview?.page.context().close();
        preview = undefined;
      }
    }
    await preview?.page.context().close();
  };
  await Promise.all(browsers.map(work));
  return stories.flatMap(({ id }) => shots.get(id) ?? []);
}
