import type { ShownSizeChart } from '@kayal/api-contract/client';
import {
  isSameSize,
  rangeText,
  rowsForSizes,
  type LengthUnit,
  type SizeChartName,
  type SizeGuide,
} from '@kayal/commerce-core';
import { chartTitles, measureName, unitLabels } from './size-guide-texts.ts';

/** A size chart as it is drawn. */
export interface ShownSizeTable {
  readonly title: string;
  /** Headings of the columns after the size. */
  readonly measures: readonly string[];
  /** A text for each measure; undefined where nothing is known. */
  readonly rows: readonly { readonly size: string; readonly cells: readonly (string | undefined)[] }[];
}

/** One of the shop's first charts. @param sizes those of the product */
export function tableOfChart(
  chart: SizeChartName,
  measures: SizeGuide['measures'],
  sizes: readonly string[],
  unit: LengthUnit,
): ShownSizeTable {
  return {
    title: `${chartTitles[chart]}, in ${unitLabels[unit]}`,
    measures: measures.map((measure) => measureName(measure, chart)),
    rows: rowsForSizes(chart, sizes).map(({ size, body }) => ({
      size,
      cells: measures.map((measure) => {
        const range = body[measure];
        return range && rangeText(measure, range, unit);
      }),
    })),
  };
}

const cmPerInch = 2.54;

/** An owner's chart: the rows of the product's sizes, all of them where it names none. */
export function tableOfOwn(own: ShownSizeChart, sizes: readonly string[], unit: LengthUnit): ShownSizeTable {
  const factor = own.unit === 'cm' ? 1 / cmPerInch : cmPerInch;
  /** As the owner wrote it, or converted to the nearest half. */
  const read = (value: number): string => String(own.unit === unit ? value : Math.round(value * factor * 2) / 2);
  const rows = own.rows.filter(({ size }) => sizes.some((each) => isSameSize(each, size)));
  return {
    title: `${own.name}, in ${unitLabels[unit]}`,
    measures: own.measures,
    rows: (rows.length === 0 ? own.rows : rows).map(({ size, ranges }) => ({
      size,
      cells: ranges.map((range) => {
        if (range === null) return undefined;
        const [from, to] = [read(range.min), read(range.max)];
        return from === to ? from : `${from}–${to}`;
      }),
    })),
  };
}
