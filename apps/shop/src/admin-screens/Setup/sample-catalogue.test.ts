import { expect, it } from 'vitest';
import { sampleCatalogues } from './sample-catalogue.ts';

const tableOf = (file: string) =>
  file
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

it.each(sampleCatalogues)(
  'the sample of $id has twelve products with nine cells a row and codes of their own',
  ({ file }) => {
    const rows = tableOf(file);
    expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([9]));
    expect(new Set(rows.map(([id]) => id)).size).toBe(12);
    expect(new Set(rows.map((cells) => cells[7])).size).toBe(rows.length);
    expect(file.split('\n')[0]).toBe('product_id,name,category,sub_category,mrp,colour,size,unique_code,units');
  },
);

it('the two samples share no product, name or code', () => {
  const [first, second] = sampleCatalogues.map(({ file }) => tableOf(file));
  for (const column of [0, 1, 7]) {
    const known = new Set(first?.map((cells) => cells[column]));
    expect(second?.filter((cells) => known.has(cells[column]))).toEqual([]);
  }
});
