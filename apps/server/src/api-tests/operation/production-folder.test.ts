import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { assemble, sizeOf } from '../../../../../deploy/assemble.ts';

const port = 4130;
const origin = `http://127.0.0.1:${port}`;
const nobody = 65_534;
const maxBytes = 78 * 1_000_000;
const isRoot = process.getuid?.() === 0;

const base = mkdtempSync(path.join(tmpdir(), 'kayal-production-'));
const folder = path.join(base, 'shop');
const dataDir = path.join(base, 'data');

/** Takes the right to write from everyone, as a read-only image does. */
function makeReadOnly(place: string): void {
  for (const entry of readdirSync(place, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(file, 0o555);
    else if (entry.isFile()) chmodSync(file, 0o444);
  }
  chmodSync(place, 0o555);
}

function makeWritable(place: string): void {
  chmodSync(place, 0o755);
  for (const entry of readdirSync(place, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory()) chmodSync(path.join(entry.parentPath, entry.name), 0o755);
  }
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(`${origin}${url}`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}

describe('the production folder', () => {
  afterAll(() => {
    makeWritable(folder);
    rmSync(base, { recursive: true, force: true });
  });

  it('holds what runs the shop and no more', () => {
    assemble(folder);
    expect(sizeOf(folder)).toBeLessThan(maxBytes);
    for (const tool of ['vite', 'vitest', 'typescript', 'playwright', 'storybook', 'msw']) {
      expect([tool, existsSync(path.join(folder, 'node_modules', tool))]).toEqual([tool, false]);
    }
    expect(existsSync(path.join(folder, 'packages/demo-catalogue/drawings/hero-wide.svg'))).toBe(true);
    const sources = readdirSync(folder, { recursive: true }).map(String);
    expect(sources.filter((file) => !file.startsWith('node_modules') && /\.test\.ts$|api-tests/.test(file))).toEqual(
      [],
    );
  });

  it('R-84 runs as a user without rights, on a tree that nobody can write', async () => {
    makeReadOnly(folder);
    chmodSync(base, 0o777);
    const child = spawn(process.execPath, ['apps/server/dist/production.js'], {
      cwd: folder,
      env: { PORT: String(port), DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://shop.example', DRAIN_SECONDS: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isRoot ? { uid: nobody, gid: nobody } : {}),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
    try {
      for (const url of ['/health/ready', '/', '/api/onlineorder/getCategories/kayal']) {
        // A busy machine makes the shop refuse for a moment.
        const end = Date.now() + 30_000;
        let status = await statusOf(url);
        while (status !== 200 && child.exitCode === null && Date.now() < end) {
          await wait(50);
          status = await statusOf(url);
        }
        expect([url, status, output]).toEqual([url, 200, expect.any(String)]);
      }
      expect(existsSync(path.join(dataDir, 'kayal.db'))).toBe(true);
    } finally {
      child.kill('SIGTERM');
    }
    expect(await exitCode).toBe(0);
  });
});
