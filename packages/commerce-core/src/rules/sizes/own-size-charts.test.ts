import { describe, expect, it } from 'vitest';
import type { SizeChart } from '@kayal/api-contract/client';
import { readSizeTable, sizeChartOf, sizeChartProblems } from './own-size-charts.ts';

const chart: SizeChart = {
  name: 'All',
  unit: 'cm',
  categories: [],
  attribute: '',
  products: '',
  table: 'Size\tChest\tLength\nS\t92-96\t68\nM\t97–101\t\n',
  howTo: '',
};

describe('size charts of an owner', () => {
  it('are read as a spreadsheet copies them, or as CSV', () => {
    const read = {
      measures: ['Chest', 'Length'],
      rows: [
        {
          size: 'S',
          ranges: [
            { min: 92, max: 96 },
            { min: 68, max: 68 },
          ],
        },
        { size: 'M', ranges: [{ min: 97, max: 101 }, null] },
      ],
    };
    expect(readSizeTable(chart.table)).toEqual(read);
    expect(readSizeTable('Size,Chest,Length\nS,92-96,68\nM,97-101,')).toEqual(read);
  });

  it.each([
    ['Size,Chest', 'needs a first row with measures, and a row for each size'],
    ['Size\nS', 'each column needs the name of its measure'],
    ['Size,Chest\n,92', 'row 2 names no size'],
    ['Size,Chest\nS,92,3', 'row 2 has more cells than the first row'],
    ['Size,Chest\nS,92\nS,93', 'S is there twice'],
    ['Size,Chest\nS,wide', 'row 2, Chest: wide is no number and no range'],
    ['Size,Chest\nS,96-92', 'row 2, Chest: 96-92 is no number and no range'],
  ])('are refused by name: %o', (table, problem) => {
    expect(sizeChartProblems([chart, { ...chart, table }])).toEqual({ '1.table': problem });
  });

  it('go by product, then by brand, then by category, then for all', () => {
    const charts = [
      chart,
      { ...chart, name: 'Tees', categories: [4] },
      { ...chart, name: 'Nila', attribute: 'brand:Nila' },
      { ...chart, name: 'This one', products: '7, 1001' },
    ];
    const nameFor = (id: number, categoryId: number, brand: string) =>
      sizeChartOf(charts, { id, categoryId, attributes: { brand: [brand] } })?.name;
    expect([nameFor(1001, 4, 'Nila'), nameFor(2, 4, 'Nila'), nameFor(2, 4, 'Own'), nameFor(2, 5, 'Own')]).toEqual([
      'This one',
      'Nila',
      'Tees',
      'All',
    ]);
    expect(sizeChartOf([{ ...chart, categories: [4] }], { id: 2, categoryId: 5, attributes: {} })).toBeNull();
  });
});
