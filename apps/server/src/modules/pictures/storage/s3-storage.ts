import type { DiskCache } from './disk-cache.ts';
import type { Bucket } from '../../../storage/s3-bucket.ts';
import { isLeftover, newUploadName } from './folder-storage.ts';
import type { UploadStorage } from './upload-storage.ts';

/** Prefix of the keys of uploads; other keys of the bucket belong to others. */
const prefix = 'uploads/';

/**
 * Keeps uploads in an S3-compatible bucket. Objects are written atomically under new names and never replaced; the
 * database decides which object is the picture.
 * @param copies cache on this machine; an object never changes, so a copy stays valid for ever
 */
export function s3Storage(bucket: Bucket, copies: DiskCache): UploadStorage {
  return {
    async read(file) {
      const copy = await copies.read(file);
      if (copy !== null) return copy;
      const bytes = await bucket.get(prefix + file);
      // A full disk must not fail the read.
      if (bytes !== null) await copies.write(file, bytes).catch(() => undefined);
      return bytes;
    },

    begin() {
      const names: string[] = [];
      let isPublished = false;
      return {
        async add(name, bytes) {
          const file = newUploadName(name);
          names.push(file);
          await bucket.put(prefix + file, bytes, 'image/webp');
          return file;
        },
        async publish() {
          isPublished = true;
        },
        async discard() {
          if (isPublished) return;
          // An object that cannot be deleted now is removed later by the sweep; the caller reports the upload's own
          // error.
          await Promise.allSettled(names.map((file) => bucket.remove(prefix + file)));
        },
      };
    },

    put: (file, bytes) => bucket.put(prefix + file, bytes, 'image/webp'),

    async sweep(listWanted) {
      const found = (await bucket.list(prefix)).filter(({ key, modifiedAt }) =>
        isLeftover(key.slice(prefix.length), modifiedAt),
      );
      if (found.length === 0) return;
      const wanted = await listWanted();
      for (const { key } of found) if (!wanted.has(key.slice(prefix.length))) await bucket.remove(key);
    },
  };
}
