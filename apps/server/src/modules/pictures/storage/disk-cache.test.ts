import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskCache } from './disk-cache.ts';

describe('DiskCache', () => {
  let folder: string;
  const picture = Buffer.alloc(100, 1);
  const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cache-pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('S7.EXT.01 returns stored pictures, and null for others', async () => {
    const cache = new DiskCache(folder);
    await cache.write('ab/one.webp', picture);
    expect(await cache.read('ab/one.webp')).toEqual(picture);
    expect(await cache.read('ab/two.webp')).toBeNull();
  });

  it('S7.EXT.01 deletes the least recently used picture when the folder is full', async () => {
    const cache = new DiskCache(folder, 250);
    await cache.write('a/one.webp', picture);
    await cache.write('b/two.webp', picture);
    await cache.read('a/one.webp');
    await cache.write('c/three.webp', picture);
    await vi.waitFor(async () => expect((await files()).toSorted()).toEqual(['a/one.webp', 'c/three.webp']), 20_000);
  });

  it('S7.EXT.01 counts the files of an earlier process', async () => {
    const earlier = new DiskCache(folder);
    for (const name of ['a/1.webp', 'b/2.webp', 'c/3.webp']) await earlier.write(name, picture);
    await new DiskCache(folder, 200).write('d/4.webp', picture);
    await vi.waitFor(async () => expect(await files()).toHaveLength(2), 20_000);
    expect(await files()).toContain('d/4.webp');
  });
});
