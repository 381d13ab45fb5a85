import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { preview } from 'vite';

const buildLimitMs = 480_000;

/** A story in Storybook's index. */
export interface StoryEntry {
  readonly id: string;
  /** Its title without the first part: `Button`, `Image upload-Save`. A sheet of pictures has this name. */
  readonly component: string;
  readonly name: string;
  /** Its file, from the root of the repository. */
  readonly file: string;
  readonly tags: readonly string[];
}

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly subtype?: string;
  readonly importPath: string;
  readonly tags?: readonly string[];
}

/**
 * Builds a Storybook. The pictures are taken from a built one, because saving a file would reload a running one.
 * @param folder where it is written
 * @param kind `published`: with sidebar and docs; `stories`: without them
 * @param checkout the repository whose stories these are
 * @throws when it does not build, or not within eight minutes
 */
export function buildStorybook(folder: string, kind: 'published' | 'stories', checkout = process.cwd()): void {
  const program = path.resolve(checkout, 'node_modules/storybook/dist/bin/dispatcher.js');
  const less = kind === 'published' ? [] : ['--test', '--preview-only'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'build', '-o', path.resolve(folder), ...less, '--disable-telemetry', '--quiet'],
    { cwd: checkout, timeout: buildLimitMs, encoding: 'utf8', maxBuffer: Infinity },
  );
  if (status === 0) return;
  const reason = status ?? `stopped after ${buildLimitMs} ms`;
  throw new Error(`Storybook did not build (${reason}).\n${(stdout + stderr).slice(-4000)}`);
}

const componentOf = (title: string): string => title.split('/').slice(1).join('-') || title;

/** The stories of a built Storybook, in its order. @param folder from {@link buildStorybook} */
export async function listStories(folder: string): Promise<readonly StoryEntry[]> {
  const index: { readonly entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(
    await readFile(path.join(folder, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries)
    .filter((entry) => entry.type === 'story' && entry.subtype !== 'test')
    .map(({ id, name, title, importPath, tags = [] }) => ({
      id,
      name,
      component: componentOf(title),
      file: path.normalize(importPath),
      tags,
    }));
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
