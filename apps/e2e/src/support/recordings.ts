import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { build } from 'vite';
import { createRecording, type Entry } from '../../../shop/storybook/recordings/recording.test-support.ts';
import { createMasker } from '../../../shop/storybook/recordings/record/mask.test-support.ts';

const recorderFile = path.resolve(
  import.meta.dirname,
  '../../../shop/storybook/recordings/record/record-page.test-support.ts',
);

/** Placeholders are alike in all tabs of a worker, and cannot be guessed back once it has ended. */
const salt = crypto.randomUUID();

/** Sends each entry to this process; for pages of a site only, not for a frame within one. */
const start = `if (window === top && location.protocol.startsWith('http'))
  KayalRecorder.recordPage((entry) => void kayalRecord(JSON.stringify(entry)), '${salt}');`;

/** The recorder as one script that runs before a page's own. */
async function bundle(): Promise<string> {
  const { NODE_ENV } = process.env;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: recorderFile, formats: ['iife'], name: 'KayalRecorder' } },
  });
  // Vite sets it, and servers that a test starts would take the rules of production.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  const [output] = Array.isArray(built) ? built : [built];
  const [script] = output !== undefined && 'output' in output ? output.output : [];
  return `(() => {${script?.code ?? ''}\n${start}})();`;
}

let script: Promise<string> | null = null;

/** The recordings of the running test, by tab. */
const tabs = new Map<Page, ReturnType<typeof createRecording>>();

async function recordTabs(context: BrowserContext): Promise<void> {
  await context.exposeBinding('kayalRecord', ({ page }, json: string) => {
    const recording = tabs.get(page) ?? createRecording('');
    tabs.set(page, recording);
    const entry: Entry = JSON.parse(json);
    recording.add(entry);
  });
  await context.addInitScript({ content: await (script ??= bundle()) });
}

/** `failed` keeps the recordings of failed tests, `all` those of every test; nothing is recorded by default. */
const kept = process.env['RECORD'];

/** Records each tab that a browser opens from now on, when `RECORD` asks for it. */
export function recordBrowser(browser: Browser): void {
  if (kept === undefined) return;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await recordTabs(context);
    return context;
  };
}

/** Forgets the recordings of earlier tests. */
export const forgetRecordings = (): void => tabs.clear();

/** Attaches a recording of each tab to a failed test, or to every test. */
export function attachRecordings(info: TestInfo): void {
  const hasFailed = info.status !== info.expectedStatus;
  if (!hasFailed && kept !== 'all') return;
  const message = info.error?.message;
  const failure = hasFailed
    ? createMasker(salt).text(stripVTControlCharacters(message ?? info.status ?? 'failed'))
    : null;
  let tab = 0;
  for (const recording of tabs.values()) {
    tab += 1;
    const file = info.outputPath(`recording-${tab}.json`);
    writeFileSync(file, JSON.stringify({ ...recording.read(failure), title: `${info.title}, tab ${tab}` }));
    info.attachments.push({ name: `recording-${tab}`, path: file, contentType: 'application/json' });
  }
}
