import type { ELK } from 'elkjs/lib/elk-api.js';

/** What the layout needs of ELK; an instance with a worker has the same method. */
export type ElkLike = Pick<ELK, 'layout'>;

let loading: Promise<ElkLike> | null = null;

async function load(): Promise<ElkLike> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  return new Elk();
}

/** Loads ELK when a chart is laid out for the first time: it is far larger than the rest. Tries again after an error. */
export function loadElk(): Promise<ElkLike> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
