import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { repeatWhileListening } from '../../http/repeat.ts';
import { programFile } from '../../basics/program-files.ts';
import {
  claimBackup,
  hasBackupFailed,
  readLastBackup,
  readLastClaim,
  recordBackup,
  releaseBackup,
} from './backup-times.ts';

/** Interval at which it is checked whether a backup is due, and the wait after a failed one, ms. */
const checkEveryMs = 10 * 60_000;
const command = programFile('cli/backup.ts');

/** Makes one encrypted backup in its own process, because the copy must neither delay answers nor use their memory. */
async function runBackupCommand(isRetry: boolean): Promise<void> {
  await promisify(execFile)(process.execPath, [command, '--encrypted', ...(isRetry ? ['--retry'] : [])]);
}

/**
 * Makes a backup when the last one began longer ago than the interval. Of several processes of one shop one makes it.
 * When that process is killed meanwhile, nothing counts as made, and the next interval makes one.
 * @param backUp makes the backup; it gets whether the try before it failed
 * @returns whether one was made
 * @throws what `backUp` throws; the backup is then due again at the next call
 */
export async function backUpWhenDue(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  everyMs: number,
  backUp: (isRetry: boolean) => Promise<void>,
): Promise<boolean> {
  const known = await readLastClaim(db);
  const at = now();
  // One that began further ahead was recorded while the clock was wrong.
  if (known !== null && Math.abs(at - known) < everyMs) return false;
  if (!(await claimBackup(db, known, at))) return false;
  try {
    await backUp(await hasBackupFailed(db));
    await recordBackup(db, at);
    return true;
  } catch (error) {
    await releaseBackup(db, known, at);
    throw error;
  }
}

/** Backs the shop up by the interval of the settings while the server listens. */
export function scheduleBackups(app: FastifyInstance, context: AppContext): void {
  const { config, db, log, metrics, now } = context;
  const { everyMs = 0 } = config.backups ?? {};
  if (everyMs === 0) return;
  metrics.gauge(
    'backup_age_seconds',
    'Time since the newest backup that was made began; -1 before the first one',
    async () => {
      const at = await readLastBackup(db);
      return at === null ? -1 : (now() - at) / 1000;
    },
  );
  repeatWhileListening(app, {
    everyMs: Math.min(checkEveryMs, everyMs),
    round: async () => {
      if (await backUpWhenDue(context, everyMs, runBackupCommand)) log.info('a backup was made');
    },
    failure: 'the backup failed',
  });
}
