import { describe, expect, it } from 'vitest';
import { shopProfile } from '../../shop/shop-profile.ts';
import { rangeText, rowsForSizes, sizeCharts } from './size-charts.ts';
import { bodyMeasures, sizeChartNames, sizeGuideOf } from './size-guide.ts';

const { men, women, kids, accessories } = shopProfile.ids.desktop;
const guide = (categoryId: number | null, subCategoryId: number | null, ...sizes: string[]) =>
  sizeGuideOf({ categoryId, subCategoryId, sizes });

describe('which size guide a product has', () => {
  it('follows the department for letter sizes', () => {
    expect(guide(4, men, 'S', 'M')).toEqual({ charts: ['men'], measures: ['chest', 'waist'] });
    expect(guide(4, women, 'S', 'M')?.charts).toEqual(['women']);
    expect(guide(4, shopProfile.ids.mobile.men, 'M')?.charts).toEqual(['men']);
  });

  it('J33 knows XXL as a letter size', () => {
    expect(guide(4, men, 'XXL')?.charts).toEqual(['men']);
  });

  it('shows both where the department is not known', () => {
    expect(guide(4, null, 'M')?.charts).toEqual(['women', 'men']);
    expect(guide(4, 701, 'M')?.charts).toEqual(['women', 'men']);
  });

  it('is the women’s for garments for women only', () => {
    expect(guide(448, 702, 'M')?.charts).toEqual(['women']);
    expect(guide(448, men, 'M')?.charts).toEqual(['women']);
    expect(guide(null, men, 'M')?.charts).toEqual(['men']);
  });

  it('measures the leg for bottoms and the whole body for swimwear', () => {
    expect(guide(7, women, 'M')?.measures).toEqual(['waist', 'hips', 'insideLeg']);
    expect(guide(116, women, 'M')?.measures).toEqual(['chest', 'waist', 'hips']);
    expect(guide(null, women, 'M')?.measures).toEqual(['chest', 'waist', 'hips']);
  });

  it('distinguishes children’s sizes by chest from those by age', () => {
    expect(guide(10, kids, '22', '24', '26')).toEqual({
      charts: ['kids-chest'],
      measures: ['age', 'height', 'chest', 'waist'],
    });
    expect(guide(12, kids, '4', '6', '14')).toEqual({
      charts: ['kids-age'],
      measures: ['age', 'height', 'waist', 'hips'],
    });
    expect(guide(10, kids, '4-5Y', '8-9 years')?.charts).toEqual(['kids-age']);
    expect(guide(10, kids, '20')?.charts).toEqual(['kids-chest']);
    expect(guide(10, kids, '18', '22')?.charts).toEqual(['kids-chest']);
  });

  it.each([
    ['FREE SIZE', 359],
    ['750 ML', 301],
    ['45 L', 218],
  ])('is none for %s', (size, categoryId) => {
    expect(guide(categoryId, accessories, size)).toBeNull();
  });

  it('is null without sizes', () => {
    expect(guide(4, men)).toBeNull();
  });
});

describe('the charts', () => {
  it.each(sizeChartNames)('%s grows with every size and has no gap', (name) => {
    const rows = sizeCharts[name];
    for (const measure of bodyMeasures) {
      const ranges = rows.flatMap(({ body }) => (body[measure] === undefined ? [] : [body[measure]]));
      expect([0, rows.length]).toContain(ranges.length);
      for (const [from, to] of ranges) expect(from).toBeLessThanOrEqual(to);
      const starts = ranges.map(([from]) => from);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }
  });

  it.each(sizeChartNames)('%s has every measure that its guides show', (name) => {
    const sizes = sizeCharts[name].map(({ size }) => size);
    for (const categoryId of [4, 7, 116, null]) {
      for (const department of [men, women]) {
        const found = sizeGuideOf({ categoryId, subCategoryId: department, sizes });
        for (const chart of found?.charts ?? [])
          for (const row of sizeCharts[chart])
            expect(Object.keys(row.body)).toEqual(expect.arrayContaining([...(found?.measures ?? [])]));
      }
    }
  });

  it('J33 show a product’s own sizes, smallest first, in any spelling', () => {
    expect(rowsForSizes('men', ['XXL', 'S', 'M']).map(({ size }) => size)).toEqual(['S', 'M', '2XL']);
    expect(rowsForSizes('men', ['45 L'])).toBe(sizeCharts.men);
  });
});

describe('a range in words', () => {
  it('is in whole centimetres or in inches to the nearest half', () => {
    expect(rangeText('chest', [93, 98], 'cm')).toBe('93–98');
    expect(rangeText('chest', [93, 98], 'in')).toBe('36.5–38.5');
  });

  it('is one number when both ends have the same text, and years are not converted', () => {
    expect(rangeText('waist', [54, 54], 'cm')).toBe('54');
    expect(rangeText('age', [3, 4], 'in')).toBe('3–4');
  });
});
