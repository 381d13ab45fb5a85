import { describe, expect, it } from 'vitest';
import { fetchWithRetry } from '../foreign-machines/screens.test-support.ts';
import { chartOf } from '../model/chart-of.ts';
import type { ChartLayout } from './layout.types.ts';
import { layoutChart } from './layout-chart.ts';
import { layoutErrors } from './layout-errors.test-support.ts';

const chart = chartOf(fetchWithRetry);
const layout = await layoutChart(chart);
const [label, other] = layout.labels;
if (label === undefined || other === undefined) throw new Error('The machine has two labels.');
const state = layout.states.find(({ id }) => id === 'fetch.loading') ?? { x: 0, y: 0 };
const everywhere = { x: 0, y: 0, width: layout.width, height: layout.height };

const spoiled: readonly (readonly [string, Partial<ChartLayout>, RegExp])[] = [
  ['a label on a state', { labels: [{ ...label, x: state.x - 5, y: state.y }, other] }, /touches fetch\.loading$/],
  ['a label on a label', { labels: [label, { ...other, x: label.x, y: label.y }] }, /touches fetch/],
  ['a label far from its line', { labels: [{ ...label, x: -500 }, other] }, /is not on its line/],
  ['a label that is missing', { labels: layout.labels.slice(1) }, /1 lines, 0 labels/],
  ['a line that is missing', { lines: layout.lines.slice(2) }, /0 lines, 1 labels/],
  ['a state that is missing', { states: layout.states.slice(1) }, /fetch is not drawn/],
  ['a state outside', { width: 10 }, /fetch is not inside the drawing/],
  [
    'a line through a state',
    {
      states: layout.states.map((each) =>
        each.id === 'fetch.waiting' ? { ...each, ...everywhere, text: everywhere } : each,
      ),
    },
    /runs through fetch\.waiting/,
  ],
  ["a label on another's line", { labels: [{ ...label, x: other.x, y: other.y }] }, /touches line of fetch/],
  [
    'a line beside its state',
    { lines: layout.lines.map((line) => ({ ...line, points: line.points.map(({ x, y }) => ({ x: x + 300, y })) })) },
    /does not meet its states/,
  ],
];

describe('the check of a drawing', () => {
  it('finds nothing wrong with a good one', () => expect(layoutErrors(chart, layout)).toEqual([]));

  it.each(spoiled)('finds %s', (_name, change, error) => {
    expect(layoutErrors(chart, { ...layout, ...change }).join('\n')).toMatch(new RegExp(error, 'm'));
  });
});
