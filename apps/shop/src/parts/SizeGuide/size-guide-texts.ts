import type { BodyMeasure, LengthUnit, SizeChartName } from '@kayal/commerce-core';

/** A chart's name, as its table is headed. */
export const chartTitles: Readonly<Record<SizeChartName, string>> = {
  men: 'Men',
  women: 'Women',
  'kids-chest': 'Kids, sizes by chest',
  'kids-age': 'Kids, sizes by age',
};

/** Units as they are chosen. */
export const unitLabels: Readonly<Record<LengthUnit, string>> = { cm: 'cm', in: 'inches' };

const measureNames: Readonly<Record<BodyMeasure, string>> = {
  age: 'Age, years',
  height: 'Height',
  chest: 'Chest',
  waist: 'Waist',
  hips: 'Hips',
  insideLeg: 'Inside leg',
};

/** What a column is headed with. */
export function measureName(measure: BodyMeasure, chart: SizeChartName): string {
  return measure === 'chest' && chart === 'women' ? 'Bust' : measureNames[measure];
}

/** Where the tape goes; nothing for what is not measured with one. */
export const howToMeasure: Readonly<Partial<Record<BodyMeasure, string>>> = {
  height: 'Without shoes, back to a wall, from the floor to the top of the head.',
  chest: 'Around the fullest part, under the arms, the tape level all the way round.',
  waist: 'Around the narrowest part, a hand above the hips, without drawing in.',
  hips: 'Around the fullest part of the seat, feet together.',
  insideLeg: 'Along the inside of the leg, from the top down to the floor, without shoes.',
};
