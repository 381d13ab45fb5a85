import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { repeatWhileListening } from '../../http/repeat.ts';
import { sweepImports } from '../catalogue-import/sweep-imports.ts';
import { sweep } from './sweep.repository.ts';

const hourMs = 3_600_000;

/** Deletes what is no longer needed once an hour while the server listens. */
export function startSweeping(app: FastifyInstance, context: AppContext): void {
  const { config, db, now } = context;
  repeatWhileListening(app, {
    everyMs: hourMs,
    round: async () => {
      await sweep(db, now(), config.keepDays);
      await sweepImports(context);
    },
    failure: 'the sweep failed',
  });
}
