import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import { ChooseAll, withRows, type RowChoice } from './ChooseAll.tsx';
import { ColumnChoice, type ColumnChoiceState } from './ColumnChoice.tsx';
import { DataRow, type DataColumn, type DataRowState, type RowOpening } from './DataRow.tsx';
import * as css from './DataTable.css.ts';

/** `box`: the table scrolls inside itself. `page`: the page scrolls, and the head sticks to its top. */
export const dataTableScrolls = ['box', 'page'] as const;
export type DataTableScroll = (typeof dataTableScrolls)[number];

/** `labelled`: each value of a card has its head beside it. `compact`: values stand in one line below the row's name. */
export const dataTableCards = ['labelled', 'compact'] as const;
export type DataTableCards = (typeof dataTableCards)[number];

/** A table of records. */
export interface DataTableProps<Row> {
  /** Describes the table for screen readers; also the name of its scrolling box. */
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowState?: (row: Row) => DataRowState;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
  /** With `page`, a page with a sticky bar at its top sets `--k-sticky-top` to the bar's height. */
  readonly scroll?: DataTableScroll;
  /** How rows look in a narrow container. `compact` is for values that are clear without their heads. */
  readonly cards?: DataTableCards;
  /** Lets the user choose columns; without it all are shown. */
  readonly columnChoice?: ColumnChoiceState | undefined;
  /** A press on a row opens it; so does the button at its end, when that has a label. */
  readonly opening?: RowOpening<Row> | undefined;
  /** Gives each row a checkbox, and the table one for all of its rows. */
  readonly choice?: RowChoice<Row> | undefined;
}

/** A scrolling box must be focusable, or some browsers could not scroll it by keyboard. */
const inTabOrder = 0;

/** A table with a sticky head; its rows become cards in a narrow container. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowState, empty, scroll = 'box', cards } = props;
  const { columnChoice, opening, choice } = props;
  const captionId = useId();
  const shown = columnChoice
    ? columns.filter(({ id, names }) => names === true || columnChoice.shown.includes(id))
    : columns;
  const hasButtons = opening?.label !== undefined;
  const keys = rows.map(rowKey);
  return (
    <div className={css.room}>
      {columnChoice === undefined && choice === undefined ? null : (
        <div className={css.tools}>
          {choice === undefined || rows.length === 0 ? null : <ChooseAll {...choice} keys={keys} />}
          {columnChoice === undefined ? null : <ColumnChoice {...columnChoice} columns={columns} />}
        </div>
      )}
      <section
        className={css.scroller}
        data-scroll={scroll}
        data-cards={cards}
        aria-labelledby={captionId}
        tabIndex={scroll === 'box' ? inTabOrder : undefined}
      >
        <table className={css.table}>
          <caption className={css.caption} id={captionId}>
            {caption}
          </caption>
          <thead className={css.head}>
            <tr>
              {choice === undefined ? null : (
                <td className={css.headCell}>
                  <VisuallyHidden>Choice</VisuallyHidden>
                </td>
              )}
              {shown.map((column) => (
                <th key={column.id} className={css.headCell} scope="col" data-align={column.align ?? 'start'}>
                  {column.header}
                </th>
              ))}
              {hasButtons ? (
                <th className={css.headCell} scope="col">
                  <VisuallyHidden>Open</VisuallyHidden>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody className={css.body}>
            {rows.map((row, index) => {
              const key = keys[index] ?? '';
              return (
                <DataRow
                  key={key}
                  row={row}
                  columns={shown}
                  state={rowState?.(row) ?? 'idle'}
                  opening={opening}
                  check={
                    choice && {
                      label: choice.label(row),
                      isChosen: choice.chosen.has(key),
                      onChange: (isChosen) => choice.onChange(withRows(choice.chosen, [key], isChosen)),
                    }
                  }
                />
              );
            })}
            {rows.length === 0 && empty !== undefined && (
              <tr className={css.row}>
                <td
                  className={css.emptyCell}
                  colSpan={shown.length + (hasButtons ? 1 : 0) + (choice === undefined ? 0 : 1)}
                >
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}
