import { endpoints, webVitals } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import { dayAfter } from '../../basics/days.ts';
import type { AppContext } from '../../context/app-context.ts';
import { registerPublicEndpoint } from '../../http/register-endpoint.ts';
import { repeatWhileListening, sweepTimes } from '../../http/repeat.ts';
import { visitsPerMeasured } from '../../config/visit-share.ts';
import { todayOf } from '../shop-settings/settings-cache.ts';
import { addVisits, deleteVisitsBefore } from './visit-counts.repository.ts';
import { VisitCounter } from './visit-counter.ts';
import { rangeOf } from './vitals.logic.ts';

/** Time between two rounds of storing, ms; a process that is killed loses at most these counts. */
const storeEveryMs = 60_000;

/** How long counts are kept, days. */
const keptDays = 400;

/**
 * Counts visits by what their browsers measured: in memory first, so that a busy hour writes as little as a quiet one. No
 * address, account or cookie is read.
 */
export function registerVisits(app: FastifyInstance, context: AppContext): void {
  const { config, db } = context;
  const weight = visitsPerMeasured[config.visitFigures];
  const counter = new VisitCounter();

  registerPublicEndpoint(app, endpoints.noteVisit, async ({ body: { page, device, steps, isNew, vitals } }) => {
    if (weight === 0) return { success: true };
    const day = await todayOf(context);
    const of = { day, page, device };
    if (isNew) counter.add({ ...of, figure: 'visit', bucket: 0 }, weight);
    for (const figure of steps) counter.add({ ...of, figure, bucket: 0 }, weight);
    for (const figure of webVitals) {
      const value = vitals[figure];
      if (value !== undefined) counter.add({ ...of, figure, bucket: rangeOf(figure, value) }, weight);
    }
    return { success: true };
  });

  const store = async (): Promise<void> => {
    const counts = counter.take();
    if (counts.length === 0) return;
    try {
      await addVisits(db, counts);
    } catch (error) {
      for (const { visits, ...figure } of counts) counter.add(figure, visits);
      throw error;
    }
  };
  repeatWhileListening(app, { everyMs: storeEveryMs, round: store, failure: 'counts of visits could not be stored' });
  app.addHook('onClose', store);

  repeatWhileListening(app, {
    ...sweepTimes,
    round: async () => deleteVisitsBefore(db, dayAfter(await todayOf(context), -keptDays)),
    failure: 'old counts of visits could not be deleted',
  });
}
