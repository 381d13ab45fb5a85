import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

const { log } = Fastify();
const folder = mkdtempSync(path.join(tmpdir(), 'kayal-ready-'));
const error = vi.spyOn(log, 'error');
const warn = vi.spyOn(log, 'warn');

describe('createReadiness', () => {
  afterEach(() => {
    vi.useRealTimers();
    error.mockClear();
    warn.mockClear();
  });

  it('R-73 many probes cause one query', async () => {
    const ping = vi.fn<() => Promise<null>>(async () => null);
    const { isReady } = createReadiness({ ping, dataDir: folder, log });
    expect(await Promise.all(Array.from({ length: 300 }, isReady))).not.toContain(false);
    expect(await isReady()).toBe(true);
    expect(ping).toHaveBeenCalledTimes(1);
  });

  it('logs once why it is not ready', async () => {
    vi.useFakeTimers();
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const { isReady } = createReadiness({ ping: () => Promise.reject(refused), dataDir: folder, log });
    expect(await isReady()).toBe(false);
    vi.advanceTimersByTime(1100);
    expect(await isReady()).toBe(false);
    expect(error.mock.calls).toEqual([[{ reason: 'the database cannot be reached (ECONNREFUSED)' }, 'not ready']]);
  });

  it('is not ready without its folder, and logs it', async () => {
    const missing = path.join(folder, 'none');
    const { isReady } = createReadiness({ ping: async () => null, dataDir: missing, log });
    expect(await isReady()).toBe(false);
    expect(error.mock.calls[0]?.[0]).toEqual({ reason: `the folder ${missing} cannot be read (ENOENT)` });
    rmSync(folder, { recursive: true });
  });

  it('R-71 is not ready from the moment it drains', async () => {
    const { isReady, startDraining } = createReadiness({ ping: async () => null, dataDir: tmpdir(), log });
    expect(await isReady()).toBe(true);
    startDraining();
    expect(await isReady()).toBe(false);
  });

  it('R-85 logs once that the clock differs from that of the database, and is ready all the same', async () => {
    vi.useFakeTimers();
    let ahead = 90_000;
    const { isReady, clockOffsetMs } = createReadiness({
      ping: async () => Date.now() - ahead,
      dataDir: tmpdir(),
      log,
    });
    for (const expected of [-90_000, -90_000, -90_000]) {
      expect(await isReady()).toBe(true);
      expect(clockOffsetMs()).toBe(expected);
      vi.advanceTimersByTime(1100);
    }
    expect(warn.mock.calls).toEqual([
      [{ seconds: -90 }, 'the clock of the database differs from the one of this process'],
    ]);
    ahead = 0;
    expect(await isReady()).toBe(true);
    expect(clockOffsetMs()).toBe(0);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('R-85 does not take a slow answer for a wrong clock', async () => {
    vi.useFakeTimers();
    const ping = async (): Promise<number> => {
      vi.advanceTimersByTime(400);
      const at = Date.now();
      vi.advanceTimersByTime(400);
      return at;
    };
    const { isReady, clockOffsetMs } = createReadiness({ ping, dataDir: tmpdir(), log });
    expect(await isReady()).toBe(true);
    expect(clockOffsetMs()).toBe(0);
  });
});
