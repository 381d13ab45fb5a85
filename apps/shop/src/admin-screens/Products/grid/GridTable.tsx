import { GridRowView } from './GridRowView.tsx';
import * as css from './ProductGrid.css.ts';
import type { GridCursor } from './use-grid-cursor.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useShownRows } from './use-shown-rows.ts';
import type { ProductGridEdit } from './use-product-grid.ts';

interface GridTableProps {
  readonly edit: ProductGridEdit;
  readonly cursor: GridCursor;
  /** Ids of ticked products. */
  readonly ticked: ReadonlySet<number>;
  /** Called with the place of a row. */
  readonly onTick: (row: number) => void;
  readonly onPasted: (cells: number, beyond: number) => void;
}

const noColumns = { from: -1, to: -2 };

/**
 * Products as an ARIA grid with one stop for Tab. Only the rows in view are in the page, and the one with the focus: a row
 * that left the page would take the focus with it.
 */
export function GridTable({ edit, cursor, ticked, onTick, onPasted }: GridTableProps) {
  const { rows, columns, edits, problems } = edit;
  const { active, range, moves } = cursor;
  const { editing, writeActive, handlers } = useGridEvents({ edit, cursor, onTick, onPasted });
  const { shown, onScroll } = useShownRows(rows.length, active.row);
  const template = `140px 240px repeat(${columns.length - 1}, 160px)`;
  return (
    <div
      role="grid"
      aria-label="Products"
      aria-multiselectable
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      className={css.scroller}
      onScroll={onScroll}
      {...handlers}
    >
      <div role="rowgroup" className={css.head}>
        <div role="row" aria-rowindex={1} className={css.row} style={{ gridTemplateColumns: template }}>
          <div role="columnheader" aria-colindex={1} className={css.corner}>
            Row
          </div>
          {columns.map(({ id, name }, place) => (
            <div key={id} role="columnheader" aria-colindex={place + 2} className={css.cell} title={name}>
              <span className={css.words}>{name}</span>
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={css.body} style={{ blockSize: rows.length * css.rowHeight }}>
        {shown.map((index) => {
          const row = rows[index];
          if (row === undefined) return null;
          const isActive = index === active.row;
          const isChosen = index >= range.top && index <= range.bottom;
          const { from, to } = isChosen ? { from: range.left, to: range.right } : noColumns;
          return (
            <GridRowView
              key={row.id}
              row={row}
              index={index}
              columns={columns}
              template={template}
              edits={edits.rows.get(row.id)}
              problems={problems.get(row.id)}
              isTicked={ticked.has(row.id)}
              active={isActive ? active.column : -1}
              moves={isActive ? moves : 0}
              from={from}
              to={to}
              editing={isActive ? editing : null}
              onDone={isActive ? writeActive : ignore}
            />
          );
        })}
      </div>
    </div>
  );
}

/** A row without the focus has no field. */
const ignore = (): void => {};
