import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { BackupSettings } from '../../config/setting-groups.ts';
import { packBackup } from './backup-archive.ts';
import { UnreadableBackupError } from './backup-cipher.ts';
import { backupEnding, backupPlaces, storeEverywhere } from './backup-places.ts';
import { saveShop } from './save-shop.ts';

/** `2026-11-21T06-30-00-000Z`: sorts by time and is a file name everywhere. */
export function stampOf(date: Date): string {
  return date.toISOString().replaceAll(/[:.]/g, '-');
}

const nameAt = (date: Date): string => `kayal-${stampOf(date)}${backupEnding}`;

/** A backup is named when it begins, and dated when its rows are saved. */
const maxSavingMs = 2 * 3_600_000;

/**
 * Refuses a backup that has the name of another time: whoever may write at its place could put an old one in the place of
 * the newest. A name of the operator's own has no time.
 * @throws UnreadableBackupError
 */
export function checkBackupName(name: string, madeAt: string): void {
  const [, day, hour, minute, second] = /^kayal-(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2})-/.exec(name) ?? [];
  if (day === undefined) return;
  const savedMs = Date.parse(madeAt) - Date.parse(`${day}${hour}:${minute}:${second}Z`);
  if (savedMs >= -1000 && savedMs <= maxSavingMs) return;
  throw new UnreadableBackupError(
    `${name} was made at another time than it is named for, at ${madeAt}: an older backup may have been put in its place. If it is the one you want, name it ${nameAt(new Date(madeAt))} and restore that file.`,
  );
}

/** A name that nobody gives to a folder of her own: whatever begins so is removed. */
const workPrefix = '.unencrypted-';
/** Age after which the work folder of a killed backup or restore is removed, ms. */
const leftoverMs = 24 * 3_600_000;

/** Makes a folder for an unencrypted copy while a backup is made or restored. The caller removes it. */
export async function makeWorkFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(dataDir, workPrefix));
}

async function removeLeftovers(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const folder = path.join(dataDir, name);
    if (!name.startsWith(workPrefix) || now.getTime() - (await stat(folder)).mtimeMs < leftoverMs) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Saves the shop, encrypts the copy and stores it at every place of the settings; each place keeps the newest `keep`
 * backups. Until this is done, the unencrypted copy is in the data folder.
 * @param isRetry whether a scheduled one failed before: a place that took it then keeps that one for half an interval, because
 * tries every ten minutes would soon replace all that it keeps
 * @returns the backup's name
 * @throws Error that names the places that failed; the others have the backup
 */
export async function makeEncryptedBackup(
  config: Config,
  settings: BackupSettings,
  now: Date,
  isRetry = false,
): Promise<string> {
  const name = nameAt(now);
  const unlessAfter = isRetry ? nameAt(new Date(now.getTime() - settings.everyMs / 2)) : null;
  const work = await makeWorkFolder(config.dataDir);
  try {
    await removeLeftovers(config.dataDir, now);
    const plain = path.join(work, 'plain');
    const file = path.join(work, name);
    await mkdir(plain, { mode: 0o700 });
    await saveShop(config, plain);
    await packBackup(plain, file, settings.key);
    await storeEverywhere(backupPlaces(settings), name, file, { maxBackups: settings.keep, unlessAfter });
    return name;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
