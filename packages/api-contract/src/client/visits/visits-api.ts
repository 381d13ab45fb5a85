import type { WireOf } from '../../endpoints.ts';
import { visitRoutes } from '../../routes/reports.ts';
import { createClientOf, type ApiClientOptions } from '../transport/create-client-of.ts';
import { done, outcome } from '../transport/outcome.ts';

/** What a browser measured of a visit. */
export type VisitNote = WireOf<'noteVisit'>['body'];

/** The call about figures of visits; a separate client, because only measured visits need it. */
export function createVisitsApi(options: ApiClientOptions) {
  const { call } = createClientOf(visitRoutes, options);
  return {
    /** Adds a visit, or what it did since the last note. */
    async noteVisit(visit: VisitNote) {
      return outcome(await call('noteVisit', { body: visit }), done);
    },
  };
}
