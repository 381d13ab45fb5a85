import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../../basics/clock.ts';
import { isDatabaseUnavailable } from '../database-errors.ts';
import { openDatabase, type Db } from '../open-database.ts';
import type { DatabasePooler } from './database-pooler.ts';

/** A copy of the PostgreSQL database that follows it; only to read from. */
export interface Replica {
  readonly db: Db;
  /** How far the copy is behind, s; null when it does not answer. */
  readonly age: () => Promise<number | null>;
  /**
   * Reads the copy once it has all that `leader` has committed before the call; `leader` itself where that takes too long,
   * or where the copy is lost meanwhile.
   * @param read may answer a stream: its transaction on the copy ends with it
   */
  readonly readCurrent: <Answer>(leader: Db, read: (db: Db) => Promise<Answer>) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Where a replica is, and the time. */
interface ReplicaPlace {
  readonly url: string;
  readonly pooler: DatabasePooler;
  readonly now: Clock;
}

/** How long a call waits for the copy to catch up, and how often it looks, ms. */
const catchUpMs = { limit: 200, between: 10 };
/** How long a copy that was late or away is left alone, ms: not every list of a slow hour shall wait for it. */
const restMs = 5000;
/** How long the client of a file may pause, ms; otherwise a transaction that waits is ended after 10 s. */
const pauseMs = 120_000;

/** Whoever has nothing left to apply is up to date as long as it still hears from its leader. */
const ageOf = sql<{ readonly age: number }>`
  select case
    when not pg_is_in_recovery() then 0
    when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select 1 from pg_stat_wal_receiver) then 0
    else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())
  end as age`;

/** Where the log of the leader ends, behind all that it has acknowledged; null where it is no leader at the moment. */
async function endOfLog(leader: Db): Promise<string | null> {
  const query = sql<{ readonly lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`;
  const answer = await query.execute(leader).catch(() => null);
  return answer?.rows[0]?.lsn ?? null;
}

/** Whether a copy has applied the log up to there. One that hears from nobody may have a log of its own. */
async function hasApplied(copy: Db, lsn: string): Promise<boolean> {
  const { rows } = await sql<{ readonly has: boolean | null }>`
    select set_config('idle_in_transaction_session_timeout', ${String(pauseMs)}, true),
      pg_is_in_recovery() and exists (select 1 from pg_stat_wal_receiver)
        and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as has`.execute(copy);
  return rows[0]?.has === true;
}

/**
 * A transaction on a copy that has applied the log up to there, or null where that takes too long. One address may stand for
 * several replicas, and only within a transaction does a pooler stay with one of them. Each statement sees what was
 * applied before it, so that the first one does not fix what the others see.
 * @param ended ends the transaction
 */
function openCurrent(copy: Db, lsn: string, ended: Promise<void>): Promise<Db | null> {
  const limit = AbortSignal.timeout(catchUpMs.limit);
  const opening = copy.transaction().setIsolationLevel('read committed').setAccessMode('read only');
  return new Promise((resolve) => {
    limit.addEventListener('abort', () => resolve(null));
    const follow = async (transaction: Db): Promise<void> => {
      while (!(await hasApplied(transaction, lsn))) {
        if (limit.aborted) return;
        await sleep(catchUpMs.between);
      }
      resolve(transaction);
      await ended;
    };
    void opening.execute(follow).catch(() => resolve(null));
  });
}

/** Calls `end` after the answer, which may still be read as it is sent. */
function endAfter<Answer>(answer: Answer, end: () => void): Answer {
  if (answer instanceof Readable) void finished(answer).then(end, end);
  else end();
  return answer;
}

/** Opens a replica; it is first contacted by a query. */
export function openReplica({ url, pooler, now }: ReplicaPlace): Replica {
  const { db, close } = openDatabase({ databaseUrl: url, dataDir: '', databasePooler: pooler });
  let restsUntil = 0;
  return {
    db,
    age: async () => {
      const answer = await ageOf.execute(db).catch(() => null);
      const age = answer?.rows[0]?.age ?? null;
      return age === null ? null : Math.max(0, Math.round(age));
    },
    readCurrent: async (leader, read) => {
      const lsn = now() < restsUntil ? null : await endOfLog(leader);
      if (lsn === null) return read(leader);
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const copy = await openCurrent(db, lsn, ended);
      try {
        if (copy !== null) return endAfter(await read(copy), end);
      } catch (error) {
        end();
        if (!isDatabaseUnavailable(error)) throw error;
      }
      end();
      restsUntil = now() + restMs;
      return read(leader);
    },
    close,
  };
}
