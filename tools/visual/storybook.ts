import { spawn } from 'node:child_process';
import path from 'node:path';

const startLimitMs = 120_000;

/** A story of the design system as Storybook's index names it. */
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
  readonly importPath: string;
}

/**
 * Starts Storybook's own server, so that pictures show what Storybook shows.
 * @param port a free port
 * @returns its address and how to end it
 * @throws when it does not answer within two minutes
 */
export async function startStorybook(port: number): Promise<{ readonly origin: string; readonly stop: () => void }> {
  const program = path.resolve('node_modules/storybook/dist/bin/dispatcher.js');
  const flags = ['dev', '-p', String(port), '--exact-port', '--ci', '--no-open', '--disable-telemetry', '--quiet'];
  const server = spawn(process.execPath, [program, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  server.stderr.on('data', (part: Buffer) => {
    complaint = (complaint + part.toString()).slice(-2000);
  });
  const origin = `http://localhost:${port}`;
  const stop = () => void server.kill();
  const giveUpAt = Date.now() + startLimitMs;
  while (Date.now() < giveUpAt && server.exitCode === null) {
    const answer = await fetch(`${origin}/index.json`).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    await new Promise((done) => setTimeout(done, 200));
  }
  stop();
  throw new Error(`Storybook did not start on port ${port}.\n${complaint}`);
}

/** The design system's stories, in Storybook's order; screens are left to Chromatic. @param origin Storybook's address */
export async function listStories(origin: string): Promise<readonly StoryEntry[]> {
  const answer = await fetch(`${origin}/index.json`);
  const index: { readonly entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(await answer.text());
  return Object.values(index.entries)
    .filter((entry) => entry.importPath.startsWith('./packages/design-system/'))
    .filter((entry) => entry.type === 'story' && entry.subtype !== 'test')
    .map(({ id, title, name }) => ({ id, name, component: title.split('/').at(-1) ?? title }));
}
