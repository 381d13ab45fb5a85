import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderPlace, storeEverywhere, type BackupPlace } from './backup-places.ts';

const keepTwo = { maxBackups: 2, unlessAfter: null };

let work = '';
beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'kayal-places-'));
});
afterEach(() => rmSync(work, { recursive: true }));

function place(title: string, put: BackupPlace['put']): BackupPlace & { readonly kept: string[] } {
  const kept: string[] = [];
  return {
    title,
    kept,
    put: async (name, file) => {
      await put(name, file);
      kept.push(name);
    },
    fetch: () => Promise.reject(new Error('not needed')),
    list: async () => kept.toSorted(),
    remove: async (name) => void kept.splice(kept.indexOf(name), 1),
  };
}

it('R-80 a place that fails does not keep a backup from the others, and is named', async () => {
  const full = place('the folder', () => Promise.reject(new Error('no space left')));
  const bucket = place('the bucket', async () => {});
  await expect(storeEverywhere([full, bucket], 'one.backup', 'file', keepTwo)).rejects.toThrow(
    'the folder: no space left',
  );
  expect(bucket.kept).toEqual(['one.backup']);
});

it('R-80 each place keeps the newest backups only', async () => {
  const bucket = place('the bucket', async () => {});
  for (const name of ['1', '2', '3']) await storeEverywhere([bucket], name, 'file', keepTwo);
  expect(bucket.kept).toEqual(['2', '3']);
});

it('R-80 R-85 backups of a time when the clock was ahead are the first that go, never the one just made', async () => {
  const bucket = place('the bucket', async () => {});
  for (const name of ['2027-1', '2027-2', '2026-1']) await storeEverywhere([bucket], name, 'file', keepTwo);
  expect(bucket.kept).toEqual(['2027-2', '2026-1']);
  await storeEverywhere([bucket], '2026-2', 'file', keepTwo);
  expect(bucket.kept).toEqual(['2026-1', '2026-2']);
});

it('R-80 a folder that cannot be read is an error, not a folder without backups', async () => {
  expect(await folderPlace(path.join(work, 'missing')).list()).toEqual([]);
  writeFileSync(path.join(work, 'a file'), 'bytes');
  await expect(folderPlace(path.join(work, 'a file')).list()).rejects.toThrow('ENOTDIR');
});

it('R-80 a copy that could not be finished is removed', async () => {
  writeFileSync(path.join(work, 'file'), 'bytes');
  const folder = path.join(work, 'kept');
  const there = folderPlace(folder);
  await there.put('one.backup', path.join(work, 'file'));
  await expect(there.put('two.backup', path.join(work, 'missing'))).rejects.toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual(['one.backup']);
});
