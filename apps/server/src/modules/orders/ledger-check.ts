import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { repeatWhileListening } from '../../http/repeat.ts';
import { programFile } from '../../basics/program-files.ts';
import { ledgerHeading } from './ledger.repository.ts';

const hourMs = 3_600_000;
const command = programFile('cli/verify-ledger.ts');
/** A line for each disagreement. */
const maxOutputBytes = 64 * 1024 * 1024;

/**
 * Counts the disagreements between stock and orders in a process of its own: on SQLite the check keeps its thread for a
 * second or two.
 * @param env settings of the shop
 * @throws what keeps the command from checking
 */
export async function countDisagreements(env: NodeJS.ProcessEnv): Promise<number> {
  try {
    await promisify(execFile)(process.execPath, [command], { env, maxBuffer: maxOutputBytes });
    return 0;
  } catch (error) {
    const lines = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n') : [];
    if (lines[0] !== ledgerHeading) throw error;
    return lines.length - 1;
  }
}

/** For Prometheus: checks once an hour, while the server listens, whether stock and orders agree. */
export function checkLedgerHourly(app: FastifyInstance, { config, log, metrics }: AppContext): void {
  if (config.metrics === null) return;
  let found = -1;
  metrics.gauge(
    'ledger_disagreements',
    'Disagreements between stock and orders in the latest check; -1 before the first one',
    () => found,
  );
  repeatWhileListening(app, {
    everyMs: hourMs,
    round: async () => {
      found = await countDisagreements(process.env);
      if (found > 0) log.error({ disagreements: found }, 'stock and orders disagree: run verify:ledger');
    },
    failure: 'the check of stock and orders failed',
  });
}
