import { isSameSize } from '@kayal/commerce-core';
import * as css from './SizeGuide.css.ts';
import type { ShownSizeTable } from './size-tables.ts';

interface SizeTableProps {
  readonly table: ShownSizeTable;
  readonly chosen: string | null;
}

/** A scrolling box must be focusable, or some browsers could not scroll it by keyboard. */
const inTabOrder = 0;

/** One size chart: a row for each size, the chosen one marked. */
export function SizeTable({ table: { title, measures, rows }, chosen }: SizeTableProps) {
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
                {measure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, cells }) => {
            const isChosen = chosen !== null && isSameSize(size, chosen);
            return (
              <tr key={size} className={css.row} data-chosen={isChosen || undefined}>
                <th scope="row" className={css.rowHead}>
                  {size}
                  {isChosen ? ' (chosen)' : null}
                </th>
                {measures.map((measure, column) => (
                  <td key={measure} className={css.value}>
                    {cells[column] ?? '–'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
