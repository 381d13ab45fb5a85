import { sql } from 'kysely';
import { openDatabase, type Db } from '../open-database.ts';
import type { DatabasePooler } from './database-pooler.ts';

/** A copy of the PostgreSQL database that follows it; only to read from. */
export interface Replica {
  readonly db: Db;
  /** How far the copy is behind, s; null when it does not answer. */
  readonly age: () => Promise<number | null>;
  readonly close: () => Promise<void>;
}

/** Whoever has nothing left to apply is up to date as long as it still hears from its leader. */
const ageOf = sql<{ readonly age: number }>`
  select case
    when not pg_is_in_recovery() then 0
    when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select 1 from pg_stat_wal_receiver) then 0
    else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())
  end as age`;

/** Opens a replica; it is first contacted by a query. */
export function openReplica(databaseUrl: string, databasePooler: DatabasePooler): Replica {
  const { db, close } = openDatabase({ databaseUrl, dataDir: '', databasePooler });
  return {
    db,
    age: async () => {
      const answer = await ageOf.execute(db).catch(() => null);
      const age = answer?.rows[0]?.age ?? null;
      return age === null ? null : Math.max(0, Math.round(age));
    },
    close,
  };
}
