import { canonicalSize, compareSizes } from './sizes.ts';
import type { BodyMeasure, SizeChartName } from './size-guide.ts';

/** From and to, both included: centimetres, or years for an age. */
export type MeasureRange = readonly [from: number, to: number];

/** One size with its body measures. */
export interface SizeRow {
  readonly size: string;
  readonly body: Readonly<Partial<Record<BodyMeasure, MeasureRange>>>;
}

/** Units of a size guide. */
export const lengthUnits = ['cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

type Column = readonly MeasureRange[];

/** Makes rows from columns. @throws when a column lacks a size: an error in our own data */
function rowsOf(sizes: readonly string[], columns: Readonly<Partial<Record<BodyMeasure, Column>>>): readonly SizeRow[] {
  return sizes.map((size, index) => {
    const cells = Object.entries(columns).map(([measure, column]) => {
      const range = column[index];
      if (range === undefined) throw new RangeError(`no ${measure} for size ${size}`);
      return [measure, range] as const;
    });
    return { size, body: Object.fromEntries(cells) };
  });
}

/** Body measurements in centimetres, from the smallest size to the largest in each chart. */
export const sizeCharts: Readonly<Record<SizeChartName, readonly SizeRow[]>> = {
  men: rowsOf(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'], {
    chest: [
      [81, 86],
      [87, 92],
      [93, 98],
      [99, 104],
      [105, 110],
      [111, 117],
      [118, 124],
    ],
    waist: [
      [66, 71],
      [72, 77],
      [78, 83],
      [84, 89],
      [90, 96],
      [97, 103],
      [104, 110],
    ],
    hips: [
      [82, 87],
      [88, 93],
      [94, 99],
      [100, 105],
      [106, 111],
      [112, 118],
      [119, 125],
    ],
    insideLeg: [
      [76, 77],
      [77, 78],
      [79, 80],
      [80, 81],
      [81, 82],
      [82, 83],
      [82, 83],
    ],
  }),
  women: rowsOf(['XS', 'S', 'M', 'L', 'XL', '2XL'], {
    chest: [
      [76, 81],
      [82, 87],
      [88, 93],
      [94, 99],
      [100, 106],
      [107, 113],
    ],
    waist: [
      [60, 65],
      [66, 71],
      [72, 77],
      [78, 83],
      [84, 90],
      [91, 97],
    ],
    hips: [
      [84, 89],
      [90, 95],
      [96, 101],
      [102, 107],
      [108, 114],
      [115, 121],
    ],
    insideLeg: [
      [73, 74],
      [74, 75],
      [75, 76],
      [76, 77],
      [77, 78],
      [77, 78],
    ],
  }),
  'kids-chest': rowsOf(['22', '24', '26', '28', '30', '32', '34'], {
    age: [
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
      [11, 12],
      [13, 14],
      [15, 16],
    ],
    height: [
      [98, 108],
      [109, 119],
      [120, 130],
      [131, 141],
      [142, 152],
      [153, 163],
      [164, 172],
    ],
    chest: [
      [54, 57],
      [58, 61],
      [62, 66],
      [67, 71],
      [72, 76],
      [77, 81],
      [82, 86],
    ],
    waist: [
      [51, 53],
      [54, 56],
      [57, 59],
      [60, 62],
      [63, 66],
      [67, 70],
      [71, 74],
    ],
    hips: [
      [56, 59],
      [60, 63],
      [64, 68],
      [69, 74],
      [75, 80],
      [81, 86],
      [87, 91],
    ],
  }),
  'kids-age': rowsOf(['4', '6', '8', '10', '12', '14'], {
    age: [
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
      [11, 12],
      [13, 14],
    ],
    height: [
      [98, 104],
      [105, 116],
      [117, 128],
      [129, 140],
      [141, 152],
      [153, 164],
    ],
    chest: [
      [54, 56],
      [57, 60],
      [61, 64],
      [65, 69],
      [70, 75],
      [76, 82],
    ],
    waist: [
      [51, 53],
      [54, 55],
      [56, 58],
      [59, 61],
      [62, 65],
      [66, 69],
    ],
    hips: [
      [57, 60],
      [61, 65],
      [66, 70],
      [71, 76],
      [77, 83],
      [84, 90],
    ],
  }),
};

/**
 * The rows of a chart for a product's sizes, smallest first; the whole chart when none of them is in it.
 * @param sizes the product's sizes, in any spelling
 */
export function rowsForSizes(chart: SizeChartName, sizes: readonly string[]): readonly SizeRow[] {
  const wanted = new Set(sizes.map(canonicalSize));
  const rows = sizeCharts[chart]
    .filter(({ size }) => wanted.has(size))
    .toSorted((a, b) => compareSizes(a.size, b.size));
  return rows.length === 0 ? sizeCharts[chart] : rows;
}

const cmPerInch = 2.54;

/** A length as the guide shows it: whole centimetres, or inches to the nearest half. */
function lengthText(cm: number, unit: LengthUnit): string {
  return String(unit === 'cm' ? cm : Math.round((cm / cmPerInch) * 2) / 2);
}

/** A range in words: `93–98`, or one number when both ends have the same text. An age is always in years. */
export function rangeText(measure: BodyMeasure, [from, to]: MeasureRange, unit: LengthUnit): string {
  const read = (value: number): string => (measure === 'age' ? String(value) : lengthText(value, unit));
  return read(from) === read(to) ? read(from) : `${read(from)}–${read(to)}`;
}
