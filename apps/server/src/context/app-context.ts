import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Clock } from '../basics/clock.ts';
import type { Db, OpenDatabase } from '../db/open-database.ts';
import type { Replica } from '../db/postgres/open-replica.ts';
import type { ReadyAnswers } from '../http/answers/ready-answers.ts';
import type { Metrics } from '../http/monitoring/metrics.ts';
import type { Tracing } from '../http/monitoring/tracing.ts';
import type { Outbox } from './outbox-port.ts';

/** Parts that every module gets. */
export interface AppContext {
  readonly config: Config;
  readonly db: Db;
  /** The state of the connection that `db` uses. */
  readonly database: Pick<OpenDatabase, 'emptyLog' | 'ping' | 'waiting'>;
  /** The copy of `DATABASE_REPLICA_URL`, read through `replica-reads.ts`; null where there is none. */
  readonly replica: Replica | null;
  readonly now: Clock;
  readonly log: FastifyBaseLogger;
  /** Public answers of this process, for as long as nothing that they show changes. */
  readonly answers: ReadyAnswers;
  /** Modules add the lengths of their queues to it. */
  readonly metrics: Metrics;
  /** Spans of work that is not part of a request, or takes most of its time. */
  readonly tracing: Tracing;
  /** Messages go out through it, written in the transaction that causes them. */
  readonly outbox: Outbox;
  /** Secret of this shop's database: keys the HMACs of codes, devices and counters. */
  readonly serverKey: Buffer;
  /** Whether imports get processes of their own. */
  readonly importsApart: boolean;
}
