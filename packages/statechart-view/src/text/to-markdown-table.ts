import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../model/chart-of.ts';
import type { Chart } from '../model/chart.types.ts';

const columns = ['From', 'Event', 'Guard', 'To', 'Actions'] as const;

const cell = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** A machine as a Markdown table with a row for each transition; a transition without a target 'stays'. */
export function toMarkdownTable(machine: AnyStateMachine): string {
  return chartToMarkdownTable(chartOf(machine));
}

/** A chart as a Markdown table. */
export function chartToMarkdownTable(chart: Chart): string {
  const rows = chart.transitions.map(({ from, words, guard, to, actions }) =>
    line([from, words, guard ?? '', to.join(', ') || 'stays', actions.join(', ')]),
  );
  return [line(columns), line(columns.map(() => '---')), ...rows, ''].join('\n');
}
