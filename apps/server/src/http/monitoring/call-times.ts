import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { EndedAnswers } from './ended-answers.ts';

/** How long the answers of one endpoint took since the process started. */
export interface CallTime {
  /** Name of the endpoint. */
  readonly name: string;
  readonly count: number;
  /** 95 of 100 answers took at most this long, ms. */
  readonly p95Ms: number;
  readonly maxMs: number;
}

/** The times of this process's answers, by endpoint. */
export interface CallTimes {
  /** Those that took longest at the 95th of 100, the slowest first. */
  readonly slowest: (limit: number) => readonly CallTime[];
}

/** Times every answer of an endpoint, for the back office; a page or a file is not one. */
export function timeCalls(answers: EndedAnswers): CallTimes {
  const histograms = new Map<string, RecordableHistogram>();
  answers.onEnd(({ endpoint, ms }) => {
    if (endpoint === undefined) return;
    let histogram = histograms.get(endpoint);
    if (histogram === undefined) histograms.set(endpoint, (histogram = createHistogram()));
    // A histogram takes whole numbers from 1.
    histogram.record(Math.max(1, Math.round(ms)));
  });
  return {
    slowest: (limit) =>
      [...histograms]
        .map(([name, times]) => ({ name, count: times.count, p95Ms: times.percentile(95), maxMs: times.max }))
        .toSorted((a, b) => b.p95Ms - a.p95Ms || b.maxMs - a.maxMs || a.name.localeCompare(b.name))
        .slice(0, limit),
  };
}
