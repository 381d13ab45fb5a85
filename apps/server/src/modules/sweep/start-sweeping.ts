import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { repeatWhileListening, sweepTimes } from '../../http/repeat.ts';
import { sweepImports } from '../catalogue-import/sweep/sweep-imports.ts';
import { sweep } from './sweep.repository.ts';

/** Deletes what is no longer needed: a minute after the server began to listen, then once an hour. */
export function startSweeping(
  app: FastifyInstance,
  context: Pick<AppContext, 'config' | 'database' | 'db' | 'now'>,
): void {
  const { config, database, db, now } = context;
  repeatWhileListening(app, {
    ...sweepTimes,
    round: async () => {
      await sweep(db, now(), config.keepDays);
      await sweepImports(context);
      await database.emptyLog();
    },
    failure: 'the sweep failed',
  });
}
