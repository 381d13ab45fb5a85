import {
  isSameSize,
  rangeText,
  rowsForSizes,
  type LengthUnit,
  type SizeChartName,
  type SizeGuide,
} from '@kayal/commerce-core';
import * as css from './SizeGuide.css.ts';
import { chartTitles, measureName, unitLabels } from './size-guide-texts.ts';

interface SizeTableProps {
  readonly chart: SizeChartName;
  readonly measures: SizeGuide['measures'];
  /** The product's sizes. */
  readonly sizes: readonly string[];
  readonly chosen: string | null;
  readonly unit: LengthUnit;
}

/** A scrolling box must be focusable, or some browsers could not scroll it by keyboard. */
const inTabOrder = 0;

/** One size chart: a row for each size, the chosen one marked. */
export function SizeTable({ chart, measures, sizes, chosen, unit }: SizeTableProps) {
  const title = `${chartTitles[chart]}, in ${unitLabels[unit]}`;
  return (
    <div className={css.scroller} role="region" aria-label={title} tabIndex={inTabOrder}>
      <table className={css.table}>
        <caption className={css.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.headCell}>
              Size
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className={css.headCell}>
                {measureName(measure, chart)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsForSizes(chart, sizes).map(({ size, body }) => {
            const isChosen = chosen !== null && isSameSize(size, chosen);
            return (
              <tr key={size} className={css.row} data-chosen={isChosen || undefined}>
                <th scope="row" className={css.rowHead}>
                  {size}
                  {isChosen ? ' (chosen)' : null}
                </th>
                {measures.map((measure) => {
                  const range = body[measure];
                  return (
                    <td key={measure} className={css.value}>
                      {range === undefined ? '–' : rangeText(measure, range, unit)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
