import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { serverProgram } from '../../../../../tools/server-build.mjs';
import type { Engine } from '../../db/dialect.ts';
import { makeFreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';

const main = serverProgram('main.ts');
const port = await freePort();
const metricsPort = await freePort();
const origin = `http://127.0.0.1:${port}`;
const startLimitMs = 30_000;

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exitCode: Promise<number | null>;
}

let running: Started | null = null;

/** Starts the shop as an operator does: nothing but settings, which `README.md` lists. */
function start(env: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  running = { child, output: () => output, exitCode };
  return running;
}

const statusOf = async (url: string): Promise<number> => {
  const answer = await fetch(`${origin}${url}`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
};

/** Asks until it is answered so: a shop that starts on a busy machine refuses some calls with 503. @returns the last status */
async function untilStatus(url: string, status: number): Promise<number> {
  const end = Date.now() + startLimitMs;
  for (;;) {
    const answered = await statusOf(url);
    if (answered === status || Date.now() > end) return answered;
    await wait(25);
  }
}

const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' };

describe.each<Engine>(['sqlite', 'postgres'])('an operator starts the shop on %s', (engine) => {
  afterEach(async () => {
    running?.child.kill('SIGKILL');
    await running?.exitCode;
    running = null;
  });

  async function settings(): Promise<{ env: Record<string, string>; remove: () => Promise<void> }> {
    const place = await makeFreshPlace(engine, inject('postgresUrl'));
    // Nothing exists of it, and neither does the folder above it.
    rmSync(place.dataDir, { recursive: true, force: true });
    const dataDir = path.join(place.dataDir, 'new', 'data');
    const database = place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl };
    return { env: { ...production, DATA_DIR: dataDir, ...database }, remove: () => place.remove() };
  }

  it('R-71 R-73 is ready from nothing but its settings, and drains before it stops', async () => {
    const { env, remove } = await settings();
    const { child, output, exitCode } = start({ ...env, DRAIN_SECONDS: '3', METRICS_PORT: String(metricsPort) });
    expect([await untilStatus('/health/ready', 200), output()]).toEqual([200, expect.any(String)]);
    expect(existsSync(env['DATA_DIR'] ?? '')).toBe(true);
    expect(await untilStatus('/', 200)).toBe(200);
    for (const closed of ['/docs', '/docs/json', '/dev/mailbox', '/dev/mailbox.json']) {
      expect([closed, await untilStatus(closed, 404)]).toEqual([closed, 404]);
    }
    expect(await untilStatus('/metrics', 404)).toBe(404);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const name of [
      'database_waiting_calls',
      'outbox_oldest_seconds',
      'http_shed_total',
      'http_request_duration',
    ]) {
      expect(metrics).toContain(name);
    }
    child.kill('SIGTERM');
    const stoppedAt = Date.now();
    expect(await untilStatus('/health/ready', 503)).toBe(503);
    expect(await statusOf('/health/live')).toBe(200);
    expect(await exitCode).toBe(0);
    expect(Date.now() - stoppedAt).toBeGreaterThanOrEqual(3000);
    await remove();
  });

  it('R-71 closed for maintenance it answers everything with 503, and never opens its database', async () => {
    const { env, remove } = await settings();
    const { child, output, exitCode } = start({ ...env, MAINTENANCE: 'on' });
    expect(await untilStatus('/health/live', 200)).toBe(200);
    const page = await fetch(origin, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([
      503,
      '30',
      expect.stringContaining('We are back soon'),
    ]);
    const call = await fetch(`${origin}/api/onlineorder/orderAdd/kayal`, { method: 'POST', body: '{' });
    expect([call.status, await call.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    expect(await statusOf('/health/ready')).toBe(503);
    expect(existsSync(env['DATA_DIR'] ?? '')).toBe(false);
    child.kill('SIGTERM');
    expect([await exitCode, output()]).toEqual([0, 'KAYAL is closed for maintenance at https://shop.example\n']);
    await remove();
  });

  it('R-08 a new shop prints where to set it up, what the operator must know, and nothing else', async () => {
    const { env, remove } = await settings();
    const printed = async (changes: Record<string, string>, last: string): Promise<readonly string[]> => {
      const { child, output, exitCode } = start({ ...env, LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...changes });
      const end = Date.now() + startLimitMs;
      while (!output().includes(last) && Date.now() < end) await wait(25);
      child.kill('SIGTERM');
      expect(await exitCode).toBe(0);
      return output().trimEnd().split('\n');
    };
    const addressOf = (shop: string) =>
      expect.stringMatching(new RegExp(`^Set the shop up at ${shop}/setup\\?token=[\\w-]{32}$`));
    const once = 'The address works once, within an hour; the next start prints another.';
    const mailWaits = 'Mail waits in the outbox until SMTP_URL is set.';

    expect(
      await printed({ NODE_ENV: '', PUBLIC_ORIGIN: '', DEMO: 'off' }, `Mail is kept at ${origin}/dev/mailbox\n`),
    ).toEqual([`KAYAL is open at ${origin}`, addressOf(origin), once, `Mail is kept at ${origin}/dev/mailbox`]);
    const open = { NODE_ENV: '', PUBLIC_ORIGIN: '', HOST: '0.0.0.0' };
    expect(await printed(open, 'runs a real shop.\n')).toEqual([
      `KAYAL is open at ${origin}`,
      addressOf(origin),
      once,
      expect.stringMatching(/^Others can open this shop, so its demo and its mailbox are off\./),
    ]);
    const shop = 'https://shop.example';
    expect(await printed({}, `${mailWaits}\n`)).toEqual([
      `KAYAL is open at ${shop}`,
      addressOf(shop),
      once,
      'Shoppers may choose passwords of 1 characters: set PASSWORD_MIN_LENGTH to 8 or more.',
      mailWaits,
    ]);
    expect(await printed({ PASSWORD_MIN_LENGTH: '8' }, `${mailWaits}\n`)).toEqual([
      `KAYAL is open at ${shop}`,
      addressOf(shop),
      once,
      mailWaits,
    ]);
    // Last, because production would refuse the data of the demo.
    expect(await printed({ ...open, DEMO: 'on' }, 'Sign in as')).toContainEqual(
      expect.stringMatching(/^Warning: others can open this shop, sign in to its demo accounts and read its mail\./),
    );
    await remove();
  });

  it('says in the log why it is not ready', async () => {
    const { env, remove } = await settings();
    // Pictures that are drawn ahead would make the folder again.
    const { output } = start({ ...env, DRAIN_SECONDS: '0', DRAW_AHEAD: 'off' });
    await untilStatus('/health/ready', 200);
    rmSync(env['DATA_DIR'] ?? '', { recursive: true });
    expect(await untilStatus('/health/ready', 503)).toBe(503);
    // The line comes through a pipe, after the answer.
    await vi.waitFor(() => expect(output()).toContain('"reason":"the folder '), startLimitMs);
    await remove();
  });

  it('R-08 refuses a database with the public accounts of the demo', async () => {
    const { env, remove } = await settings();
    const demo = { ...env, NODE_ENV: '', PUBLIC_ORIGIN: '', DEMO: 'on' };
    const first = start(demo);
    expect(await untilStatus('/health/ready', 200)).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.exitCode).toBe(0);
    const second = start(env);
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toContain('holds the accounts of the demo');
    await remove();
  });
});
