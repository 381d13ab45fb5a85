import type { GridRow } from '@kayal/api-contract/client';
import { Icon, VisuallyHidden } from '@kayal/design-system';
import { memo, useLayoutEffect, useRef } from 'react';
import { CellEditor } from './CellEditor.tsx';
import type { GridColumn } from './grid-columns.ts';
import { shownText, type RowEdits } from './grid-edits.ts';
import * as css from './ProductGrid.css.ts';

interface GridRowViewProps {
  readonly row: GridRow;
  /** From 0. */
  readonly index: number;
  readonly columns: readonly GridColumn[];
  readonly template: string;
  readonly edits: RowEdits | undefined;
  readonly problems: ReadonlyMap<string, string> | undefined;
  readonly isTicked: boolean;
  /** The cell with the focus, 0 for the name of the row; -1 when it is in another row. */
  readonly active: number;
  /** Rises with each move of the focus into this row; 0 while it has not moved here. */
  readonly moves: number;
  /** First and last chosen cell; -1 and -2 when none of the row is chosen. */
  readonly from: number;
  readonly to: number;
  /** What the editor of the active cell begins with; null while it is closed. */
  readonly editing: string | null;
  readonly onDone: (text: string) => void;
}

/** A product in the grid. Rows whose props stay the same are not drawn again while it scrolls. */
export const GridRowView = memo(function GridRowView(props: GridRowViewProps) {
  const { row, index, columns, template, edits, problems, isTicked, active, moves, from, to, editing, onDone } = props;
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const cell = moves === 0 ? null : line.current?.children[active];
    if (!(cell instanceof HTMLElement)) return;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [moves, active]);
  return (
    <div
      ref={line}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isTicked}
      className={css.row}
      style={{ gridTemplateColumns: template, transform: `translateY(${index * css.rowHeight}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={`Row ${index + 1}, product ${row.ownId ?? row.id}${isTicked ? ', ticked' : ''}`}
        data-spot={`${index} 0`}
        tabIndex={active === 0 ? 0 : -1}
        className={css.rowHead}
      >
        <span className={css.tick} data-tick="">
          {isTicked ? <Icon name="check" size={16} /> : null}
        </span>
        {index + 1}
        <span className={css.quiet}>{row.ownId ?? row.id}</span>
      </div>
      {columns.map(({ id, name, choices }, place) => {
        const at = place + 1;
        const text = shownText(row, edits, id);
        const problem = problems?.get(id);
        return (
          <div
            key={id}
            role="gridcell"
            aria-colindex={at + 1}
            aria-selected={at >= from && at <= to}
            aria-invalid={problem !== undefined}
            data-changed={edits?.has(id) === true ? '' : undefined}
            data-spot={`${index} ${at}`}
            tabIndex={active === at ? 0 : -1}
            className={css.cell}
          >
            <span className={css.words}>{text}</span>
            {problem === undefined ? null : <VisuallyHidden>{problem}</VisuallyHidden>}
            {active === at && editing !== null ? (
              <CellEditor label={`${name}, row ${index + 1}`} start={editing} choices={choices} onDone={onDone} />
            ) : null}
          </div>
        );
      })}
    </div>
  );
});
