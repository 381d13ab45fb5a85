import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase, type DatabaseLocation } from '../../../../server/src/db/open-database.ts';
import type { TimedCall, Trx } from './timed-call.ts';

const rounds = 3;
/** A call with a statement above this time, ms, is made once only. */
const onceAboveMs = 1000;

/** A statement of a call, and the processor time of its cheapest run, ms: other work on the machine does not count. */
export interface TimedStatement {
  readonly call: string;
  readonly statement: string;
  readonly ms: number;
}

class RolledBack extends Error {}

/** Processor time of a process' main thread, ms. */
const processorMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;

/** The process that does the work: SQLite's is this one. */
async function workerOf(trx: Trx, engine: 'sqlite' | 'postgres'): Promise<number> {
  if (engine === 'sqlite') return process.pid;
  await sql`set local statement_timeout = 0`.execute(trx);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  return rows[0]?.pid ?? 0;
}

/** The processor time of all statements of some calls, each call in a transaction that is rolled back. */
export async function timesOf(
  place: DatabaseLocation,
  calls: readonly TimedCall[],
): Promise<readonly TimedStatement[]> {
  let pid = 0;
  let lastMs = 0;
  let current = new Map<string, number>();
  const { db, engine, close } = openDatabase(place, ({ sql: text }) => {
    if (pid === 0) return;
    const nowMs = processorMs(pid);
    current.set(text, Math.max(current.get(text) ?? 0, nowMs - lastMs));
    lastMs = nowMs;
  });
  const found: TimedStatement[] = [];
  for (const [call, run] of calls) {
    const best = new Map<string, number>();
    for (let round = 0; round < rounds && Math.max(0, ...best.values()) < onceAboveMs; round += 1) {
      current = new Map();
      await db
        .transaction()
        .execute(async (trx) => {
          pid = await workerOf(trx, engine);
          lastMs = processorMs(pid);
          await run(trx);
          throw new RolledBack();
        })
        .catch((error: unknown) => {
          pid = 0;
          if (!(error instanceof RolledBack)) throw new Error(call, { cause: error });
        });
      for (const [text, ms] of current) best.set(text, Math.min(best.get(text) ?? Infinity, ms));
    }
    for (const [statement, ms] of best) found.push({ call, statement, ms });
  }
  await close();
  return found;
}
