import type { ChartTransition } from './chart.types.ts';

/** Text of a transition: its event in words, and its guard in brackets. */
export function labelText({ words, guard }: Pick<ChartTransition, 'words' | 'guard'>): string {
  return guard === null ? words : `${words} [${guard}]`;
}

/** Max characters of a label on one line. */
const oneLine = 22;

/** The text of a label; a long one has its guard on a second line. */
export function labelLines(transition: Pick<ChartTransition, 'words' | 'guard'>): readonly string[] {
  const text = labelText(transition);
  return transition.guard === null || text.length <= oneLine ? [text] : [transition.words, `[${transition.guard}]`];
}
