import type { ChartState } from '../model/chart.types.ts';

/** Lines of text in a state: the actors that run while it is active. */
export function notesOf({ invokes }: ChartState): readonly string[] {
  return invokes.map(({ id, src }) => (src === id ? `invoke ${src}` : `invoke ${src} as ${id}`));
}
