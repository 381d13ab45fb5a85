import type { DiskCache } from './disk-cache.ts';
import type { Bucket } from './s3-bucket.ts';
import { isLeftover, newUploadName } from './folder-storage.ts';
import type { UploadStorage } from './upload-storage.ts';

/** Keys of uploads; the rest of the bucket is not ours. */
const prefix = 'uploads/';

/**
 * Keeps uploads in an S3-compatible bucket. An object appears whole or not at all, and its name is new, so that nothing
 * is ever replaced: the database decides which of two files is the picture .
 * @param copies copies on this machine; an object never changes, so that a copy is good for ever
 */
export function s3Storage(bucket: Bucket, copies: DiskCache): UploadStorage {
  return {
    async read(file) {
      const copy = await copies.read(file);
      if (copy !== null) return copy;
      const bytes = await bucket.get(prefix + file);
      // A full disk must not take the picture away.
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
          // What cannot be deleted now is swept later; the upload's own error is the one to tell.
          await Promise.allSettled(names.map((file) => bucket.remove(prefix + file)));
        },
      };
    },

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
