import { chartOf, layoutChart } from '@kayal/statechart-view';
import { describe, expect, it } from 'vitest';
import { layoutErrors } from '../../../../packages/statechart-view/src/layout/layout-errors.test-support.ts';
import { machines } from '../atlas/machines.test-support.ts';

describe('the drawings of the shop’s machines', () => {
  it.each(machines.map((machine) => [machine.id, machine] as const))(
    '%s: all is drawn and nothing touches',
    async (_id, machine) => {
      const chart = chartOf(machine);
      for (const direction of ['down', 'right'] as const) {
        const layout = await layoutChart(chart, { direction });
        expect(layoutErrors(chart, layout), direction).toEqual([]);
      }
    },
  );
});
