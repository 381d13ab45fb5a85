import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { preview } from 'vite';

const buildLimitMs = 480_000;

/** A story in Storybook's index. */
export interface StoryEntry {
  readonly id: string;
  readonly component: string;
  readonly name: string;
}

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly subtype?: string;
}

/**
 * Builds a Storybook. The pictures are taken from a built one, because saving a file would reload a running one.
 * @param folder where it is written
 * @param kind `whole`: as it is published; `design-system`: only its stories, without the sidebar and the docs
 * @throws when it does not build, or not within eight minutes
 */
export function buildStorybook(folder: string, kind: 'whole' | 'design-system'): void {
  const program = path.resolve('node_modules/storybook/dist/bin/dispatcher.js');
  const less = kind === 'whole' ? [] : ['--test', '--preview-only'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'build', '-o', folder, ...less, '--disable-telemetry', '--quiet'],
    { env: { ...process.env, STORIES_OF: kind }, timeout: buildLimitMs, encoding: 'utf8', maxBuffer: Infinity },
  );
  if (status === 0) return;
  const reason = status ?? `stopped after ${buildLimitMs} ms`;
  throw new Error(`Storybook did not build (${reason}).\n${(stdout + stderr).slice(-4000)}`);
}

/** The stories of a built Storybook, in its order. @param folder from {@link buildStorybook} */
export async function listStories(folder: string): Promise<readonly StoryEntry[]> {
  const index: { readonly entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(
    await readFile(path.join(folder, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries)
    .filter((entry) => entry.type === 'story' && entry.subtype !== 'test')
    .map(({ id, title, name }) => ({ id, name, component: title.split('/').at(-1) ?? title }));
}

/**
 * Serves a folder on a free port of this machine.
 * @returns its address and a function that stops it
 */
export async function serveFolder(
  folder: string,
): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: '.' },
    // A missing file is answered with 404, not with a page.
    appType: 'mpa',
    preview: { host: 'localhost', port: 0 },
    logLevel: 'silent',
  });
  const address = server.httpServer.address();
  const port = address instanceof Object ? address.port : 0;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}
