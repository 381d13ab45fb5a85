import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-database.ts';
import { readLastBackup } from './backup-times.ts';
import { backUpWhenDue } from './scheduled-backups.ts';

const hour = 3_600_000;

describe('backUpWhenDue', () => {
  let dataDir = '';
  let database: OpenDatabase;
  let time = 0;
  let made = 0;

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-schedule-'));
    database = openDatabase({ databaseUrl: null, dataDir });
    await migrate(database.db);
    time = 100 * hour;
    made = 0;
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  const look = (backUp: (isRetry: boolean) => Promise<void> = async () => void (made += 1)): Promise<boolean> =>
    backUpWhenDue({ db: database.db, now: () => time }, 6 * hour, backUp);

  it('R-80 makes the first backup at once and the next when the interval is over', async () => {
    expect(await look()).toBe(true);
    time += 6 * hour - 1;
    expect(await look()).toBe(false);
    time += 1;
    expect(await look()).toBe(true);
    expect(made).toBe(2);
  });

  it('R-80 of several processes one makes it', async () => {
    for (const expected of [1, 2]) {
      await Promise.all(Array.from({ length: 5 }, () => look()));
      expect(made).toBe(expected);
      time += 6 * hour;
    }
  });

  it('R-80 a backup that failed is due again', async () => {
    const failing = async (): Promise<void> => {
      throw new Error('the disk is full');
    };
    await expect(look(failing)).rejects.toThrow('full');
    expect(await readLastBackup(database.db)).toBeNull();
    expect(await look()).toBe(true);
    const last = await readLastBackup(database.db);
    time += 7 * hour;
    await expect(look(failing)).rejects.toThrow('full');
    expect(await readLastBackup(database.db)).toBe(last);
    expect(await look()).toBe(true);
  });

  it('R-80 a backup after one that failed is told so, until one is made', async () => {
    const told: boolean[] = [];
    const backUp = async (isRetry: boolean): Promise<void> => {
      told.push(isRetry);
      if (told.length < 3) throw new Error('the store does not answer');
    };
    for (const _ of [1, 2]) await expect(look(backUp)).rejects.toThrow('the store');
    await look(backUp);
    time += 6 * hour;
    await look(backUp);
    expect(told).toEqual([false, true, true, false]);
  });

  it('R-80 a backup whose process was killed is not counted as made, and the next interval makes one', async () => {
    const began = Promise.withResolvers<void>();
    void look(() => {
      began.resolve();
      return new Promise(() => {});
    });
    await began.promise;
    expect(await readLastBackup(database.db)).toBeNull();
    expect(await look()).toBe(false);
    time += 6 * hour;
    expect(await look()).toBe(true);
    expect(await readLastBackup(database.db)).toBe(time);
  });

  it('R-80 R-85 a clock that was a year ahead does not stop backups for a year', async () => {
    const year = 8760 * hour;
    time += year;
    expect(await look()).toBe(true);
    time -= year;
    expect(await look()).toBe(true);
    expect(await readLastBackup(database.db)).toBe(time);
    expect(await look()).toBe(false);
    time += year;
    expect(await look()).toBe(true);
    time -= hour;
    expect(await look(), 'set back by less than the interval').toBe(false);
    expect(made).toBe(3);
  });
});
