import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

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
export async function buildStorybook(folder: string, kind: 'whole' | 'design-system'): Promise<void> {
  const program = path.resolve('node_modules/storybook/dist/bin/dispatcher.js');
  const less = kind === 'whole' ? [] : ['--test', '--preview-only'];
  const flags = ['build', '-o', folder, ...less, '--disable-telemetry', '--quiet'];
  const build = spawn(process.execPath, [program, ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, STORIES_OF: kind },
    timeout: buildLimitMs,
  });
  let said = '';
  const hear = (part: Buffer) => {
    said = (said + part.toString()).slice(-4000);
  };
  build.stdout.on('data', hear);
  build.stderr.on('data', hear);
  const code = await new Promise<number | null>((ended, fail) => {
    build.once('error', fail);
    build.once('close', ended);
  });
  if (code !== 0) throw new Error(`Storybook did not build (${code ?? `stopped after ${buildLimitMs} ms`}).\n${said}`);
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

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder on a free port of this machine.
 * @returns its address and a function that stops it
 */
export async function serveFolder(
  folder: string,
): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(root, path.normalize(decodeURIComponent(pathname)));
    const answer = async () => {
      if (!file.startsWith(root) || !(await stat(file)).isFile()) throw new Error('no such file');
      response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    };
    answer().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  const port = address instanceof Object ? address.port : 0;
  const stop = () =>
    new Promise<void>((ended) => {
      server.close(() => ended());
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${port}`, stop };
}
