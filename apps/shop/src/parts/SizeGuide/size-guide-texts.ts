import type { BodyMeasure, LengthUnit, SizeChartName } from '@kayal/commerce-core';

/** Titles of the charts' tables. */
export const chartTitles: Readonly<Record<SizeChartName, string>> = {
  men: 'Men',
  women: 'Women',
  'kids-chest': 'Kids, sizes by chest',
  'kids-age': 'Kids, sizes by age',
};

/** Labels of the units. */
export const unitLabels: Readonly<Record<LengthUnit, string>> = { cm: 'cm', in: 'inches' };

const measureNames: Readonly<Record<BodyMeasure, string>> = {
  age: 'Age, years',
  height: 'Height',
  chest: 'Chest',
  waist: 'Waist',
  hips: 'Hips',
  insideLeg: 'Inside leg',
};

/** Heading of a column. */
export function measureName(measure: BodyMeasure, chart: SizeChartName): string {
  return measure === 'chest' && chart === 'women' ? 'Bust' : measureNames[measure];
}

/** How to measure; only for measures taken with a tape. */
export const howToMeasure: Readonly<Partial<Record<BodyMeasure, string>>> = {
  height: 'Without shoes, back to a wall, from the floor to the top of the head.',
  chest: 'Around the fullest part, under the arms, the tape level all the way round.',
  waist: 'Around the narrowest part, a hand above the hips, without drawing in.',
  hips: 'Around the fullest part of the seat, feet together.',
  insideLeg: 'Along the inside of the leg, from the top down to the floor, without shoes.',
};
