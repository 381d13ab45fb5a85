/**
 * Checks the published Storybook: it is built, served from a subfolder of a file server, and every story is opened in
 * it. `npm run check:storybook` fails on a story that does not finish, a line on the console, a call to another host,
 * a component, token, machine or requirement that its search does not find, a component that its manifest lacks or whose
 * page has no code to change, or a prop whose type its pages do not name. It takes some five minutes, so it runs before
 * publishing and not in `npm test`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { components, manifestErrors, propErrors, searchErrors } from './published-errors.ts';
import { openBrowser } from '../visual/capture.ts';
import { showStory } from '../visual/show-story.ts';
import { viewportOf } from '../visual/still-page.ts';
import { buildStorybook, listStories, serveFolder, type StoryEntry } from '../visual/storybook.ts';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const served = '.cache/static-storybook';
/** A subfolder, so that a link that begins with a slash fails. */
const place = 'reviews/kayal';
const storyLimitMs = 30_000;
const say = (text: string) => console.info(`[kayal] ${text}`);

/** Expected lines on the console. */
const shown: readonly RegExp[] = [
  // The story shows an error, which the shop also logs.
  /^\[(loader|header|shop|suggestions|wishlist)\] /,
  // The story of a page that throws while it renders.
  /^Error: This page breaks while it is drawn\./,
  // Storybook's own frame, about a part of itself.
  /^The 'ariaLabel' prop on 'PopoverProvider'/,
];

/** Whether the line is the browser's report of a mocked refusal, which such a story shows. */
const isRefusal = (text: string, url: string): boolean =>
  text.startsWith('Failed to load resource') && /\/(api|upload-image1|getImages|send-whatsapp)\b/.test(url);

/** Records a page's console lines and its calls to other hosts. */
function listen(page: Page, origin: string): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isError = message.type() === 'error' || message.type() === 'warning';
    const text = message.text();
    if (isError && !isRefusal(text, message.location().url) && !shown.some((pattern) => pattern.test(text)))
      errors.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    const isHere = url.startsWith(`${origin}/${place}/`) || /^(data|blob|about):/.test(url);
    if (!isHere && !url.startsWith(`${origin}/`)) errors.push(`calls ${url}`);
  });
  return errors;
}

/** Opens stories one after another in one preview. @returns one line for each error */
async function walk(origin: string, waiting: StoryEntry[]): Promise<string[]> {
  const browser = await openBrowser();
  const errors: string[] = [];
  const openPreview = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
    const lines = listen(page, origin);
    await page.goto(`${origin}/${place}/iframe.html?viewMode=story`);
    await page.locator('body.sb-show-nopreview').waitFor();
    return { page, lines };
  };
  let preview = await openPreview();
  for (let story = waiting.shift(); story; story = waiting.shift()) {
    const { page, lines } = preview;
    const tooLate = new Promise<{ problem: string }>((late) => {
      setTimeout(() => late({ problem: `did not end within ${storyLimitMs} ms` }), storyLimitMs).unref();
    });
    await page.setViewportSize(await viewportOf(page, story.id, 'desktop'));
    const { problem } = await Promise.race([showStory(page, story.id), tooLate]);
    const found = [...(problem === undefined ? [] : [problem]), ...lines.splice(0)];
    errors.push(...found.map((error) => `${story.id}: ${error}`));
    if (problem === undefined) continue;
    await page.context().close();
    preview = await openPreview();
  }
  await browser.close();
  return errors;
}

/** Opens Storybook's own frame, which must find its files and its list of stories. */
async function openFrame(origin: string): Promise<string[]> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const errors = listen(page, origin);
  await page.goto(`${origin}/${place}/index.html`);
  await page.getByText('How to choose', { exact: true }).first().waitFor();
  await browser.close();
  return errors.map((line) => `the frame: ${line}`);
}

/** Opens a component's page, which starts all its stories at once. */
async function openDocs(origin: string): Promise<string[]> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(`${origin}/${place}/iframe.html?viewMode=docs&id=design-system-productcard--docs`);
  await page.getByText('قميص بولو الساحل').first().waitFor();
  const errors = await page.getByText(/^\w*(?:Error|Invariant Violation): /).allTextContents();
  await browser.close();
  return errors.map((error) => `the page of ProductCard: ${error.slice(0, 120)}`);
}

/** Changes the code on a component's page, which must be drawn as it was changed. */
async function changeCode(origin: string): Promise<string[]> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const errors = listen(page, origin);
  await page.goto(`${origin}/${place}/iframe.html?viewMode=docs&id=design-system-button--docs`);
  await page.getByRole('button', { name: 'Change the code of Button' }).click();
  await page.getByLabel('Code of Button').fill('<Button>Changed by a reader</Button>');
  await page.getByRole('button', { name: 'Changed by a reader' }).waitFor();
  await browser.close();
  return errors.map((line) => `the page of Button: ${line}`);
}

/** Opens the code of every component's page: there is some, and it is drawn without an error. */
async function openCodes(origin: string): Promise<string[]> {
  const browser = await openBrowser();
  const errors: string[] = [];
  for (const name of components()) {
    const page = await browser.newPage();
    await page.goto(`${origin}/${place}/iframe.html?viewMode=docs&id=design-system-${name.toLowerCase()}--docs`);
    await page.getByRole('button', { name: `Change the code of ${name}`, exact: true }).click();
    const code = page.getByLabel(`Code of ${name}`, { exact: true });
    const isThere = await code.waitFor({ timeout: storyLimitMs }).then(
      () => true,
      () => false,
    );
    if (!isThere) errors.push(`the page of ${name} has no code to change`);
    // An error is written after the code was tried.
    await page.waitForTimeout(300);
    const problems = await page.locator('pre[role="status"]').allTextContents();
    errors.push(...problems.map((problem) => `the code of ${name}: ${problem}`));
    await page.close();
  }
  await browser.close();
  return errors;
}

rmSync(served, { recursive: true, force: true });
mkdirSync(path.join(served, place), { recursive: true });
buildStorybook(path.join(served, place), 'published');
const stories = await listStories(path.join(served, place));
const server = await serveFolder(served);
const waiting = [...stories];
const errors = (
  await Promise.all([
    walk(server.origin, waiting),
    walk(server.origin, waiting),
    openFrame(server.origin),
    openDocs(server.origin),
    changeCode(server.origin),
    openCodes(server.origin),
  ])
).flat();
await server.stop();
for (const check of [searchErrors, manifestErrors, propErrors]) errors.push(...check(path.join(served, place)));
for (const error of errors) say(error);
say(`${stories.length} stories opened, ${errors.length} errors`);
process.exitCode = errors.length > 0 ? 1 : 0;
