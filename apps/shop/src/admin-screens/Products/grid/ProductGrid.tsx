import type { GridFilter } from '@kayal/api-contract/client';
import type { CellContext } from '@kayal/commerce-core';
import { Alert, Button, ButtonLink, StatePanel } from '@kayal/design-system';
import { useMemo, useState } from 'react';
import { useSettingsApi } from '../../../data/admin/settings-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { LeaveQuestion } from '../../../parts/LeaveQuestion/LeaveQuestion.tsx';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { textAt } from './grid-ranges.ts';
import { GridProblemList } from './GridProblemList.tsx';
import { GridTable } from './GridTable.tsx';
import * as css from './ProductGrid.css.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridRows, type GridRows } from './use-grid-rows.ts';
import { useProductGrid } from './use-product-grid.ts';

interface ProductGridProps {
  readonly filter: GridFilter;
  /** Address of the same products as a list. */
  readonly listAddress: string;
}

/** Loads the products that match, and edits them in a grid. A phone, which has no room for one, gets the way back. */
export function ProductGrid({ filter, listAddress }: ProductGridProps) {
  const { data, error, reload } = useGridRows(filter);
  const api = useSettingsApi();
  const money = useMoneyFormat();
  const settings = useRead(['settings'], async () => (await resultOf(api.settings())).saved);
  const { invoicing, attributes } = settings.data?.settings ?? {};
  const shop = useMemo(
    () => ({ money, taxClasses: invoicing?.classes ?? [], attributes: attributes ?? [] }),
    [money, invoicing, attributes],
  );
  if (data === undefined || settings.data === undefined) {
    const retry = () => {
      reload();
      settings.reload();
    };
    return <LoadingOrRetry error={error ?? settings.error} heading="We could not load the products" onRetry={retry} />;
  }
  if (data.total === 0) {
    return (
      <StatePanel
        kind="empty"
        icon="search"
        heading="No product matches"
        text="Try another word, or clear the filters."
      />
    );
  }
  return (
    <>
      <div className={css.narrow}>
        <StatePanel
          kind="empty"
          icon="info"
          heading="The grid needs a wider screen"
          text="Turn the device or open it on a tablet or laptop. Here products are edited one by one."
          actions={<ButtonLink href={listAddress}>Products as a list</ButtonLink>}
        />
      </div>
      <div className={css.wide}>
        <GridDesk filter={filter} data={data} shop={shop} onReload={reload} />
      </div>
    </>
  );
}

interface GridDeskProps {
  readonly filter: GridFilter;
  readonly data: GridRows;
  readonly shop: CellContext;
  readonly onReload: () => void;
}

const countText = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function GridDesk({ filter, data, shop, onReload }: GridDeskProps) {
  const edit = useProductGrid(filter, data, shop);
  const cursor = useGridCursor();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isRefused, setIsRefused] = useState(false);
  const [news, setNews] = useState('');
  const { rows, columns, spots, elsewhere, save, changedCells } = edit;
  const isElsewhere = save.error?.code === 'product.changed';
  const { active } = cursor;
  const column = columns[active.column - 1];
  const namesOf = new Map(rows.map((row, place) => [row.id, `Row ${place + 1}, ${row.cells['name'] ?? row.id}`]));

  const tick = (row: number): void => {
    const id = rows[row]?.id;
    if (id === undefined) return;
    setTicked((last) => (last.has(id) ? new Set([...last].filter((other) => other !== id)) : new Set([...last, id])));
  };
  const fillTicked = (): void => {
    if (column === undefined) return;
    const text = textAt(edit, active.row, active.column);
    edit.write([...ticked].map((id) => ({ id, column: column.id, text })));
    setNews(`${column.name} is filled in ${countText(ticked.size, 'row')}.`);
  };
  const noteSpots = (cells: number, beyond: number): void =>
    setNews(
      beyond === 0
        ? `${countText(cells, 'cell')} pasted.`
        : `${countText(cells, 'cell')} pasted; ${countText(beyond, 'cell')} beyond the grid left out.`,
    );
  const send = (): void => {
    setIsRefused(spots.length > 0);
    if (spots.length === 0) save.write();
  };
  const isWrong = spots.length > 0 && (isRefused || save.error?.code === 'request.invalid');
  return (
    <>
      <p className={css.hint}>
        Enter or F2 edits a cell. Copy and paste work as in a spreadsheet, Ctrl+D fills down, Ctrl+Z takes back,
        Shift+Space ticks a row. Nothing changes in the shop before you save.
      </p>
      {data.total > rows.length ? (
        <Alert tone="info">{`The grid holds ${rows.length} of ${data.total} products. Search or filter for the others.`}</Alert>
      ) : null}
      <div className={css.tools}>
        <Button
          busy={save.isBusy}
          busyLabel="Saving the cells"
          unavailableReason={changedCells === 0 ? 'Nothing is changed.' : undefined}
          onClick={send}
        >
          {changedCells === 0 ? 'Save' : `Save ${countText(changedCells, 'cell')}`}
        </Button>
        <Button
          variant="secondary"
          unavailableReason={edit.edits.done.length === 0 ? 'There is nothing to take back.' : undefined}
          onClick={edit.undo}
        >
          Undo
        </Button>
        <Button
          variant="secondary"
          unavailableReason={edit.edits.undone.length === 0 ? 'There is nothing to do again.' : undefined}
          onClick={edit.redo}
        >
          Redo
        </Button>
        <Button
          variant="secondary"
          unavailableReason={
            ticked.size === 0 || column === undefined ? 'Tick rows and choose a cell first.' : undefined
          }
          onClick={fillTicked}
        >
          {`Copy this cell to ${ticked.size === 0 ? 'ticked rows' : countText(ticked.size, 'row')}`}
        </Button>
        <Button
          variant="quiet"
          onClick={() => setTicked(ticked.size === rows.length ? new Set() : new Set(rows.map(({ id }) => id)))}
        >
          {ticked.size === rows.length ? 'Untick all' : 'Tick all'}
        </Button>
      </div>
      {isWrong ? <GridProblemList spots={spots} onGo={cursor.move} /> : null}
      {isElsewhere ? (
        <Alert tone="danger">
          <p>
            {`Nothing is saved, because somebody else changed products meanwhile. ${elsewhere.map((id) => namesOf.get(id) ?? id).join('; ')}`}
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              save.reset();
              onReload();
            }}
          >
            Load them again and keep what I typed
          </Button>
        </Alert>
      ) : isWrong ? null : (
        <WriteError of={save} fallback="The cells are not saved. Try again." />
      )}
      <p role="status" className={css.hint}>
        {[
          countText(data.total, 'product'),
          spots.length === 0 ? '' : `${countText(spots.length, 'cell')} to correct`,
          news,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <GridTable edit={edit} cursor={cursor} ticked={ticked} onTick={tick} onPasted={noteSpots} />
      <LeaveQuestion isUnsaved={changedCells > 0} description="The changed cells are not saved." />
    </>
  );
}
