import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAssetFiles } from './asset-files.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kayal-assets-'));
  for (const name of ['entry.js', 'entry.js.br', 'entry.js.gz', 'late.js', 'late.js.br', 'late.js.gz'])
    await writeFile(path.join(folder, name), name);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('serves from memory what was read before the folder was replaced', async () => {
  const files = await createAssetFiles(folder);
  const before = await files.read('/entry.js');
  await rm(folder, { recursive: true });
  expect(await files.read('/entry.js')).toBe(before);
  expect(await before?.bytes('br')).toEqual(Buffer.from('entry.js.br'));
});

it('has no file that is gone when it is first asked for, and leaves no rejection unhandled', async () => {
  const files = await createAssetFiles(folder);
  await rm(folder, { recursive: true });
  expect(await files.read('/late.js')).toBeNull();
});
