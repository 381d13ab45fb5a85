import type { MouseEvent, ReactNode } from 'react';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
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

/** The checkbox of a row. */
export interface RowCheck {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

interface DataRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly DataColumn<Row>[];
  readonly state: DataRowState;
  readonly opening: RowOpening<Row> | undefined;
  readonly check: RowCheck | undefined;
}

/**
 * Whether a press is meant for the row: not on a link, field or button inside it, and not the end of a text selection.
 */
const isForTheRow = (event: MouseEvent) =>
  event.target instanceof Element &&
  event.target.closest(`a, button, input, select, label, summary, .${css.checkCell}`) === null &&
  globalThis.getSelection()?.isCollapsed !== false;

/** A record: its cells, a checkbox before them when it can be chosen, and a button at its end when it opens. */
export function DataRow<Row>({ row, columns, state, opening, check }: DataRowProps<Row>) {
  return (
    <tr
      className={css.row}
      data-state={state}
      data-opens={opening === undefined ? undefined : ''}
      data-chosen={check?.isChosen}
      aria-busy={state === 'busy' || undefined}
      onClick={(event) => {
        if (opening && isForTheRow(event)) opening.onOpen(row);
      }}
    >
      {check === undefined ? null : (
        <td className={css.checkCell}>
          <Checkbox
            label={check.label}
            labelHidden
            checked={check.isChosen}
            onCheckedChange={(checked) => check.onChange(checked === true)}
          />
        </td>
      )}
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
