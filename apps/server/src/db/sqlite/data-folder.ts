import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../../basics/error-code.ts';

/** For the shop's own user alone. */
const folderMode = 0o700;
const fileMode = 0o600;

/**
 * Creates the data folder when it is missing, and closes it to other users. A folder without
 * the shop's file that holds other files keeps its mode, because it may belong to somebody else.
 * @param ownFile name of the file by which a folder is known as the shop's
 * @throws when it cannot be made
 */
export function protectFolder(folder: string, ownFile: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode });
  const names = readdirSync(folder);
  if (names.length === 0 || names.includes(ownFile)) setMode(folder, folderMode);
}

/**
 * Creates the database file when it is missing, and closes it and its side files to other users. SQLite gives new side
 * files the same mode.
 */
export function protectFile(file: string): void {
  closeSync(openSync(file, 'a', fileMode));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) setMode(path.resolve(each), fileMode);
}

/** Only the owner may set a mode. Another owner has already decided who else may read. */
function setMode(place: string, mode: number): void {
  try {
    chmodSync(place, mode);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
  }
}
