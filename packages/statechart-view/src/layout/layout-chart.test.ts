import { describe, expect, it } from 'vitest';
import { foreignMachines } from '../foreign-machines/all.test-support.ts';
import { chartOf } from '../model/chart-of.ts';
import { layoutChart } from './layout-chart.ts';
import { layoutErrors } from './layout-errors.test-support.ts';

const directions = ['down', 'right'] as const;

describe('the layout of foreign machines', () => {
  it.each(Object.entries(foreignMachines))('%s: all is drawn and nothing touches', async (_name, machine) => {
    const chart = chartOf(machine);
    for (const direction of directions) {
      const layout = await layoutChart(chart, { direction });
      expect(layoutErrors(chart, layout), direction).toEqual([]);
    }
  });
});
