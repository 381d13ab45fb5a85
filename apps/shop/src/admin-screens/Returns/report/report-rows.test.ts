import { describe, expect, it } from 'vitest';
import { reportRows, type ReportLine } from './report-rows.ts';

const line = (changes: Partial<ReportLine>): ReportLine => ({
  productId: 1,
  name: 'Run Tee',
  size: 'M',
  reason: 'tooSmall',
  units: 2,
  sold: 8,
  ...changes,
});

const lines = [
  line({}),
  line({ reason: 'colour', units: 1 }),
  line({ size: 'L', units: 2, sold: 2 }),
  line({ productId: 2, name: 'Cap', size: '', reason: 'damaged', units: 4, sold: 0 }),
];

describe('report of returns', () => {
  it('one row for a product and size, with its reasons and its share of what was sold', () => {
    const [, tee] = reportRows(lines, 'units');
    expect(tee).toMatchObject({ name: 'Run Tee', size: 'M', sold: 8, returned: 3, share: 0.375 });
    expect(tee?.reasons.map(({ reason, units }) => [reason, units])).toEqual([
      ['tooSmall', 2],
      ['colour', 1],
    ]);
  });

  it('what most wanted is said of the product, in all of its sizes', () => {
    expect(reportRows(lines, 'product').map(({ name, size, wanted }) => [name, size, wanted])).toEqual([
      ['Cap', '', null],
      ['Run Tee', 'M', 'larger'],
      ['Run Tee', 'L', 'larger'],
    ]);
  });

  it('sorts by units, by share and by name; a share of nothing comes last', () => {
    const sorted = (sort: Parameters<typeof reportRows>[1]) =>
      reportRows(lines, sort).map(({ name, size }) => `${name} ${size}`.trim());
    expect(sorted('units')).toEqual(['Cap', 'Run Tee M', 'Run Tee L']);
    expect(sorted('share')).toEqual(['Run Tee L', 'Run Tee M', 'Cap']);
    expect(sorted('product')).toEqual(['Cap', 'Run Tee M', 'Run Tee L']);
  });
});
