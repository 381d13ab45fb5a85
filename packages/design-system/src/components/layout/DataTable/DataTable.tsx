import { useId, type ReactNode } from 'react';
import * as css from './DataTable.css.ts';

/** What happens to a row just now. */
export const dataRowStates = ['idle', 'active', 'busy', 'failed'] as const;
export type DataRowState = (typeof dataRowStates)[number];

/** One column over rows of any kind. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end';
  /** Names the row: its cells are row headers. */
  readonly names?: boolean;
}

/** A table of records. */
export interface DataTableProps<Row> {
  /** Says what the table holds; for screen readers, and the name of its scrolling box. */
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowState?: (row: Row) => DataRowState;
  /** Stands in place of the rows when there are none. */
  readonly empty?: ReactNode;
}

/** A box that scrolls must take focus, or the keyboard could not scroll it in every browser. */
const inTabOrder = 0;

/** Scrolls inside itself under a sticky head; cards at or below 768 px. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowState, empty }: DataTableProps<Row>) {
  const captionId = useId();
  return (
    <section className={css.scroller} aria-labelledby={captionId} tabIndex={inTabOrder}>
      <table className={css.table}>
        <caption className={css.caption} id={captionId}>
          {caption}
        </caption>
        <thead className={css.head}>
          <tr>
            {columns.map((column) => (
              <th key={column.id} className={css.headCell} scope="col" data-align={column.align ?? 'start'}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row) => {
            const state = rowState?.(row) ?? 'idle';
            return (
              <tr key={rowKey(row)} className={css.row} data-state={state} aria-busy={state === 'busy' || undefined}>
                {columns.map((column) => {
                  const content = <div className={css.value}>{column.cell(row)}</div>;
                  const align = column.align ?? 'start';
                  return column.names ? (
                    <th
                      key={column.id}
                      className={css.rowHead}
                      scope="row"
                      data-label={column.header}
                      data-align={align}
                    >
                      {content}
                    </th>
                  ) : (
                    <td key={column.id} className={css.cell} data-label={column.header} data-align={align}>
                      {content}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          {rows.length === 0 && empty !== undefined && (
            <tr className={css.row}>
              <td className={css.cell} colSpan={columns.length} data-label="">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
