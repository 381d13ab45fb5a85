import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { companyParams, nullable } from '../schemas.ts';

/** How the running shop is doing. */
export const shopHealthEndpoints = {
  getShopHealth: endpoint('getShopHealth', {
    summary: 'Work that waits, the last backup, and the slowest calls of the process that answers.',
    params: companyParams,
    answer: Type.Object({
      /** When the process that answers started, ms since 1970. */
      startedAt: Type.Integer(),
      messages: Type.Object({
        /** Not sent yet. */
        waiting: Type.Integer(),
        /** When the oldest of them was written, ms since 1970; null when none waits. */
        oldestAt: nullable(Type.Integer()),
        /** Why the last try of a waiting message failed; null while none has failed. */
        lastError: nullable(Type.String()),
        /** Given up after the last try. */
        dead: Type.Integer(),
      }),
      clock: Type.Object({
        /** The time of the process that answers, ms since 1970. */
        now: Type.Integer(),
        /** By how much the database's clock is ahead of the process's, ms; 0 where they are one. */
        databaseAheadMs: Type.Integer(),
      }),
      /** Calls that wait for the database now. */
      waitingForDatabase: Type.Integer(),
      backup: Type.Object({
        /** False when the settings name no place or no interval for backups. */
        scheduled: Type.Boolean(),
        /** When the newest one that was made began, ms since 1970; null before the first one. */
        lastAt: nullable(Type.Integer()),
      }),
      /** Since the start, slowest first. */
      slowestCalls: Type.Array(
        Type.Object({
          /** Name of the endpoint, such as `placeOrder`. */
          name: Type.String(),
          count: Type.Integer(),
          /** 95 of 100 answers took at most this long, ms. */
          p95Ms: Type.Integer(),
          maxMs: Type.Integer(),
        }),
      ),
    }),
  }),
};
