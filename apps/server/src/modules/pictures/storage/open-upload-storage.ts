import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Config } from '../../../config/config.ts';
import { DiskCache, readIfThere } from './disk-cache.ts';
import { bucketOf } from '../../../storage/s3-bucket.ts';
import { s3Storage } from './s3-storage.ts';
import { sweepUploads, FolderStage } from './folder-storage.ts';
import type { UploadStorage } from './upload-storage.ts';

/** Keeps uploads in a folder of this machine. @param folder absolute */
function folderStorage(folder: string): UploadStorage {
  return {
    read: (file) => readIfThere(path.join(folder, file)),
    begin: () => new FolderStage(folder),
    async put(file, bytes) {
      await mkdir(folder, { recursive: true });
      await writeFileAtomic(path.join(folder, file), Buffer.from(bytes));
    },
    sweep: (listWanted) => sweepUploads(folder, listWanted),
  };
}

/** The storage that the settings ask for: `DATA_DIR/uploads`, or the bucket of the `S3_*` settings. */
export function openUploadStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): UploadStorage {
  if (s3 === null) return folderStorage(path.join(dataDir, 'uploads'));
  return s3Storage(bucketOf(s3), new DiskCache(path.join(dataDir, 'cache', 'uploads')));
}
