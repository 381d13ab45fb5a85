import type { VisitFigure } from './visit-counts.repository.ts';
import type { VisitCountTable } from '../../db/tables/visits.ts';

/** Counts of this process that are not stored yet. Its size is bounded by the pages, figures and ranges of a day. */
export class VisitCounter {
  #counts = new Map<string, VisitCountTable>();

  /** Counts visits with a figure. */
  add(figure: VisitFigure, visits: number): void {
    const key = Object.values(figure).join(' ');
    this.#counts.set(key, { ...figure, visits: (this.#counts.get(key)?.visits ?? 0) + visits });
  }

  /** Takes all counts out, to be stored. */
  take(): VisitCountTable[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    return counts;
  }
}
