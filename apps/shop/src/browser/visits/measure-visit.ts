import { createVisitsApi, type VisitNote, type VisitStep } from '@kayal/api-contract/client';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { stepOf, visitPageOf } from './visit-page.ts';

/** Screens at least this wide, px, count as wide. */
const wideFrom = 768;

/**
 * Measures a visit that began with a page that sells: how fast its page was, and which steps towards an order it took. Each time the page is left, what is
 * new is sent; the browser finishes that also after the tab is closed. A note that is lost is not repeated.
 */
export function measureVisit(connection: ApiConnection): void {
  const page = visitPageOf(location.pathname);
  if (page === undefined) return;
  const api = createVisitsApi(connection);
  const device = innerWidth < wideFrom ? 'phone' : 'wide';
  const taken = new Set<VisitStep>();
  const sent = new Set<VisitStep>();
  const noteStep = (): void => {
    const step = stepOf(visitPageOf(location.pathname));
    if (step !== undefined) taken.add(step);
  };
  noteStep();
  // A browser without this API tells of the first page only.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', noteStep);

  const vitals: VisitNote['vitals'] = {};
  onLCP(({ value }) => (vitals.lcp = value), { reportAllChanges: true });
  onINP(({ value }) => (vitals.inp = value), { reportAllChanges: true });
  onCLS(({ value }) => (vitals.cls = value), { reportAllChanges: true });

  let isNew = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const steps = [...taken].filter((step) => !sent.has(step));
    if (!isNew && steps.length === 0) return;
    // What happens after the first note no longer changes what was measured: each visit counts once.
    api.noteVisit({ page, device, steps, isNew, vitals: isNew ? vitals : {} }).catch(() => {});
    for (const step of steps) sent.add(step);
    isNew = false;
  });
}
