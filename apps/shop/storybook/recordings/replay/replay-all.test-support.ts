import type { Recording } from '../recording.test-support.ts';
import type { Difference } from './point.test-support.ts';
import type { Replay } from './replay.test-support.ts';

/** How the replay of a recording went. */
export interface ReplayResult {
  readonly file: string;
  readonly title: string;
  readonly entries: number;
  readonly pages: number;
  readonly ms: number;
  readonly difference: Difference | null;
}

/** Repeats each page of a recording to its end, without a server, until one comes out differently. */
export async function replayAll(file: string, { title, entries }: Recording, replay: Replay): Promise<ReplayResult> {
  const starts = entries.flatMap(({ kind }, index) => (kind === 'page' ? [index] : []));
  const startedAt = performance.now();
  let difference: Difference | null = null;
  for (const [index] of starts.entries()) {
    difference = await replay.seek((starts[index + 1] ?? entries.length) - 1);
    if (difference !== null) break;
  }
  const ms = Math.round(performance.now() - startedAt);
  return { file, title, entries: entries.length, pages: starts.length, ms, difference };
}
