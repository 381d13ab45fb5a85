import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupPlaces } from '../modules/backups/backup-places.ts';
import { readConfig } from '../config/config.ts';
import { bucketOf, type Bucket } from './s3-bucket.ts';

const megabyte = 1024 * 1024;

/** The other tests answer by our reading of the protocol; this server was written by others. */
describe('a store that speaks S3', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kayal-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 'store'),
    configureBuckets: [{ name: 'kayal' }],
  });
  let settings: Readonly<Record<string, string>>;
  let bucket: Bucket;

  const bucketWith = (changes: Readonly<Record<string, string>> = {}): Bucket => {
    const { s3 } = readConfig({ ...settings, ...changes });
    if (s3 === null) throw new Error('the settings name no store');
    return bucketOf(s3);
  };

  beforeAll(async () => {
    const { port } = await server.run();
    settings = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'kayal',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    bucket = bucketWith();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('J37 keeps what is put, replaces it, and deletes it once or twice', async () => {
    const key = 'uploads/101_JET-BLACK_0123456789abcdef.webp';
    expect(await bucket.get(key)).toBeNull();
    for (const bytes of [randomBytes(3 * megabyte), randomBytes(10)]) {
      await bucket.put(key, bytes, 'image/webp');
      expect((await bucket.get(key))?.equals(bytes)).toBe(true);
    }
    await bucket.remove(key);
    await bucket.remove(key);
    expect(await bucket.get(key)).toBeNull();
  });

  // Not more than one answer holds: this server enciphers the mark of the next one by what Node no longer has.
  it('J37 lists the objects of one prefix, with their times', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `uploads/${String(index).padStart(4, '0')}_JET-BLACK.webp`);
    await Promise.all(keys.map((key) => bucket.put(key, Buffer.from(key), 'image/webp')));
    await bucket.put('backups/one/whole', Buffer.from('0'), 'text/plain');
    const found = await bucket.list('uploads/');
    expect(found.map(({ key }) => key).toSorted()).toEqual(keys);
    for (const { modifiedAt } of found) expect(Math.abs(Date.now() - modifiedAt)).toBeLessThan(600_000);
  });

  it('R-75 refuses a wrong secret and a bucket that is not there', async () => {
    const refused = { code: 'STORE_UNAVAILABLE' };
    await expect(bucketWith({ S3_SECRET_ACCESS_KEY: 'another' }).list('')).rejects.toMatchObject(refused);
    await expect(bucketWith({ S3_BUCKET: 'none' }).put('a', Buffer.from('a'), 'text/plain')).rejects.toMatchObject(
      refused,
    );
  });

  it('R-80 keeps a backup of several parts, gives it back and removes it', async () => {
    const env = Object.entries(settings).map(([name, value]) => [`BACKUP_${name}`, value]);
    const { backups } = readConfig({ BACKUP_KEY: 'a1'.repeat(32), ...Object.fromEntries(env) });
    const [place] = backups === null ? [] : backupPlaces(backups);
    if (place === undefined) throw new Error('the settings name no place');
    const [saved, restored] = [path.join(folder, 'saved'), path.join(folder, 'restored')];
    writeFileSync(saved, randomBytes(17 * megabyte));
    const name = 'kayal-2026-11-22T15-53-03-702Z.backup';
    await place.put(name, saved);
    expect(await place.list()).toContain(name);
    await place.fetch(name, restored);
    expect(readFileSync(restored).equals(readFileSync(saved))).toBe(true);
    await place.remove(name);
    expect(await place.list()).not.toContain(name);
    expect(await bucket.list(`backups/${name}`)).toEqual([]);
  });
});
