import type { DatabaseSync } from 'node:sqlite';

/**
 * Rewrites a file of a version of the shop without `secure_delete`, once: its free pages hold what was deleted. 0 is the
 * mark of such files. It waits for nobody: where another process uses the file, or the disk is full, the next start tries
 * again.
 */
export function dropFreePages(database: DatabaseSync): void {
  if (database.prepare('PRAGMA user_version').get()?.['user_version'] !== 0) return;
  try {
    database.exec('VACUUM; PRAGMA user_version = 1; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // As above: the file is complete with its free pages too.
  }
}
