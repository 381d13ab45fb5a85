import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import * as css from './DataTable.css.ts';

/** States of a row. */
export const dataRowStates = ['idle', 'active', 'busy', 'failed'] as const;
export type DataRowState = (typeof dataRowStates)[number];

/** One column over rows of any kind. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` is for numbers. */
  readonly align?: 'start' | 'end';
  /** Names the row: its cells are row headers. */
  readonly names?: boolean;
}

/** Opening of a row, usually in a drawer. */
export interface RowOpening<Row> {
  /** Names the button at the row's end: `Open order 5012`. Left out when a link in each row opens the same. */
  readonly label?: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
}

interface DataRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly DataColumn<Row>[];
  readonly state: DataRowState;
  readonly opening: RowOpening<Row> | undefined;
}

/**
 * Whether a press is meant for the row: not on a link, field or button inside it, and not the end of a text selection.
 */
const isForTheRow = (event: MouseEvent) =>
  event.target instanceof Element &&
  event.target.closest('a, button, input, select, label, summary') === null &&
  globalThis.getSelection()?.isCollapsed !== false;

/** A record: its cells, and a button at its end when it opens. */
export function DataRow<Row>({ row, columns, state, opening }: DataRowProps<Row>) {
  return (
    <tr
      className={css.row}
      data-state={state}
      data-opens={opening === undefined ? undefined : ''}
      aria-busy={state === 'busy' || undefined}
      onClick={(event) => {
        if (opening && isForTheRow(event)) opening.onOpen(row);
      }}
    >
      {columns.map((column) => {
        const shared = { 'data-label': column.header, 'data-align': column.align ?? 'start' };
        const content = <div className={css.value}>{column.cell(row)}</div>;
        return column.names ? (
          <th key={column.id} className={css.rowHead} scope="row" {...shared}>
            {content}
          </th>
        ) : (
          <td key={column.id} className={css.cell} {...shared}>
            {content}
          </td>
        );
      })}
      {opening?.label === undefined ? null : (
        <td className={css.openCell} data-label="">
          <IconButton icon="chevronRight" label={opening.label(row)} onClick={() => opening.onOpen(row)} />
        </td>
      )}
    </tr>
  );
}
