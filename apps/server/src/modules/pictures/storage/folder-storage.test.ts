import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepUploads, FolderStage } from './folder-storage.ts';

describe('the upload folder', () => {
  let folder: string;
  const bytes = new Uint8Array([1, 2, 3]);
  const name = { productId: 101, colour: 'RED' };
  const age = async (file: string) => {
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(path.join(folder, file), longAgo, longAgo);
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'upload-folder-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('J37 an upload is not visible before it is published, and a discarded one leaves no files', async () => {
    const stage = new FolderStage(folder);
    const file = await stage.add(name, bytes);
    expect(await readdir(folder)).toEqual([`${file}.tmp`]);
    await stage.publish();
    expect(await readdir(folder)).toEqual([file]);
    const other = new FolderStage(folder);
    await other.add(name, bytes);
    await other.add(name, bytes);
    await other.discard();
    expect(await readdir(folder)).toEqual([file]);
  });

  it('J37 the sweep deletes only our own old leftovers', async () => {
    const stage = new FolderStage(folder);
    const [kept, replaced, fresh] = [
      await stage.add(name, bytes),
      await stage.add(name, bytes),
      await stage.add(name, bytes),
    ];
    await stage.publish();
    const killed = `${await new FolderStage(folder).add(name, bytes)}.tmp`;
    await writeFile(path.join(folder, 'by-hand.webp'), bytes);
    for (const file of [kept, replaced, killed, 'by-hand.webp']) await age(file);
    await sweepUploads(folder, async () => new Set([kept]));
    expect((await readdir(folder)).toSorted()).toEqual([kept, fresh, 'by-hand.webp'].toSorted());
    await sweepUploads(path.join(folder, 'none'), async () => new Set());
  });
});
