import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackupSettings } from '../../startup/config.ts';
import { bucketOf, type Bucket } from '../pictures/storage/s3-bucket.ts';
import { BackupUnreadable } from './backup-cipher.ts';

/** A place where encrypted backups are kept. Names sort by time. */
export interface BackupPlace {
  /** The place's name in messages. */
  readonly title: string;
  /** Stores a file under a name, completely or not at all. */
  put(name: string, file: string): Promise<void>;
  /** Copies a backup to a file of this machine. */
  fetch(name: string, file: string): Promise<void>;
  /** Names of complete backups, oldest first. */
  list(): Promise<readonly string[]>;
  remove(name: string): Promise<void>;
}

/** Ending of an encrypted backup's name. */
export const backupEnding = '.backup';
const prefix = 'backups/';
/** Bytes of one object: a part is held in memory while it is sent. */
const partBytes = 16 * 1024 * 1024;

function folderPlace(folder: string): BackupPlace {
  return {
    title: folder,
    async put(name, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = path.join(folder, name);
      await copyFile(file, `${target}.part`);
      await rename(`${target}.part`, target);
    },
    fetch: (name, file) => copyFile(path.join(folder, name), file),
    async list() {
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => name.endsWith(backupEnding)).toSorted();
    },
    remove: (name) => rm(path.join(folder, name)),
  };
}

/**
 * A backup is several objects of 16 MiB, `backups/<name>/<number>`, and `backups/<name>/whole`, which is written last
 * and holds the number of parts.
 */
function bucketPlace(bucket: Bucket, title: string): BackupPlace {
  const keyOf = (name: string, part: string): string => `${prefix}${name}/${part}`;
  const partName = (index: number): string => String(index).padStart(5, '0');
  return {
    title,
    async put(name, file) {
      const handle = await open(file);
      try {
        let index = 0;
        for (;;) {
          const part = Buffer.alloc(partBytes);
          const { bytesRead } = await handle.read(part, 0, partBytes, index * partBytes);
          if (bytesRead === 0) break;
          await bucket.put(keyOf(name, partName(index)), part.subarray(0, bytesRead), 'application/octet-stream');
          index += 1;
        }
        await bucket.put(keyOf(name, 'whole'), Buffer.from(String(index)), 'text/plain');
      } finally {
        await handle.close();
      }
    },
    async fetch(name, file) {
      const whole = await bucket.get(keyOf(name, 'whole'));
      if (whole === null) throw new BackupUnreadable(`There is no whole backup ${name} at ${title}.`);
      const handle = await open(file, 'wx', 0o600);
      try {
        for (let index = 0; index < Number(whole.toString()); index += 1) {
          const part = await bucket.get(keyOf(name, partName(index)));
          if (part === null) throw new BackupUnreadable(`Part ${index} of the backup ${name} is missing at ${title}.`);
          await handle.write(part);
        }
      } finally {
        await handle.close();
      }
    },
    async list() {
      const keys = (await bucket.list(prefix)).map(({ key }) => key);
      const whole = keys.filter((key) => key.endsWith('/whole'));
      return whole.map((key) => key.slice(prefix.length, -'/whole'.length)).toSorted();
    },
    async remove(name) {
      // First the mark of a complete backup, so that a half-removed one is not listed.
      await bucket.remove(keyOf(name, 'whole'));
      for (const { key } of await bucket.list(keyOf(name, ''))) await bucket.remove(key);
    },
  };
}

/** Every place that the settings name. */
export function backupPlaces({ folder, s3 }: BackupSettings): readonly BackupPlace[] {
  const places: BackupPlace[] = [];
  if (folder !== null) places.push(folderPlace(folder));
  if (s3 !== null) places.push(bucketPlace(bucketOf(s3), `bucket ${s3.bucket}`));
  return places;
}
