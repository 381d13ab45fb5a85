import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../basics/error-code.ts';
import type { BackupSettings } from '../../config/setting-groups.ts';
import { bucketOf, type Bucket } from '../../storage/s3-bucket.ts';
import { UnreadableBackupError } from './backup-cipher.ts';

/** Where encrypted backups are stored: a folder or a bucket. Names sort by time. */
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

/** A folder of this machine, such as a mounted disk. */
export function folderPlace(folder: string): BackupPlace {
  return {
    title: folder,
    async put(name, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = path.join(folder, name);
      const part = `${target}.part`;
      try {
        await copyFile(file, part);
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    fetch: (name, file) => copyFile(path.join(folder, name), file),
    async list() {
      const names = await readdir(folder).catch((error: unknown): string[] => {
        // Before the first backup there is no folder. Any other error must not look like "no backups".
        if (errorCode(error) === 'ENOENT') return [];
        throw error;
      });
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
      if (whole === null) throw new UnreadableBackupError(`There is no whole backup ${name} at ${title}.`);
      const handle = await open(file, 'wx', 0o600);
      try {
        for (let index = 0; index < Number(whole.toString()); index += 1) {
          const part = await bucket.get(keyOf(name, partName(index)));
          if (part === null)
            throw new UnreadableBackupError(`Part ${index} of the backup ${name} is missing at ${title}.`);
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

/** How a place keeps backups. */
interface Keeping {
  /** How many it keeps. */
  readonly maxBackups: number;
  /** A place that has one between this name and the new one needs no other yet; null where each must take it. */
  readonly unlessAfter: string | null;
}

/** Stores a backup at one place and removes old ones. @returns the error as a text, or null */
async function storeAt(
  place: BackupPlace,
  name: string,
  file: string,
  { maxBackups, unlessAfter }: Keeping,
): Promise<string | null> {
  try {
    if (unlessAfter !== null && (await place.list()).some((each) => each > unlessAfter && each < name)) return null;
    await place.put(name, file);
    const names = await place.list();
    // A name later than the newest was given while the clock was ahead.
    const [ahead, others] = [names.filter((each) => each > name), names.filter((each) => each <= name)];
    for (const old of [...ahead, ...others].slice(0, -maxBackups)) await place.remove(old);
    return null;
  } catch (error) {
    return `${place.title}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * Stores a backup at every place, and removes all but the newest there. A place that fails does not stop the others.
 * @throws Error that names each place that failed, with its reason
 */
export async function storeEverywhere(
  places: readonly BackupPlace[],
  name: string,
  file: string,
  keeping: Keeping,
): Promise<void> {
  const failures: string[] = [];
  for (const place of places) {
    const failure = await storeAt(place, name, file, keeping);
    if (failure !== null) failures.push(failure);
  }
  if (failures.length > 0) throw new Error(`The backup could not be stored everywhere. ${failures.join('; ')}`);
}
