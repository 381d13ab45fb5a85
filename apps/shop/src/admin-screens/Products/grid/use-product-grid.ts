import type { GridChange, GridFilter, GridRow } from '@kayal/api-contract/client';
import { readGridCell, type CellContext } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import { useMemo, useState } from 'react';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useWrite } from '../../../data/use-write.ts';
import { gridColumns } from './grid-columns.ts';
import {
  changesOf,
  noEdits,
  redo,
  undo,
  withoutSaved,
  writeCells,
  type CellText,
  type RowsById,
} from './grid-edits.ts';
import { changedElsewhere, gridProblems, problemSpots } from './grid-problems.ts';
import { replaceGridRows, type GridRows } from './use-grid-rows.ts';

const byId = (rows: readonly GridRow[]): RowsById => new Map(rows.map((row) => [row.id, row]));

const sum = (maps: Iterable<{ readonly size: number }>): number =>
  [...maps].reduce((total, { size }) => total + size, 0);

/** A row with the cells that were saved, as the shop stores them. */
function storedRow(row: GridRow, { cells }: GridChange, version: number, shop: CellContext): GridRow {
  const texts = Object.entries(cells).map(([column, typed]) => {
    const reading = readGridCell(column, typed, shop);
    return [column, 'text' in reading ? reading.text : typed] as const;
  });
  return { ...row, version, cells: { ...row.cells, ...Object.fromEntries(texts) } };
}

/** The grid while it is edited: what was typed, what is wrong with it, and the save. */
export function useProductGrid(filter: GridFilter, data: GridRows, shop: CellContext) {
  const api = useCatalogueAdminApi();
  const { rows } = data;
  const [edits, setEdits] = useState(noEdits);
  const [sent, setSent] = useState<readonly GridChange[]>([]);
  const saved = useMemo(() => byId(rows), [rows]);
  const columns = useMemo(() => gridColumns(shop), [shop]);
  const save = useWrite(
    (changes: GridChange[]) => resultOf(api.saveProductGrid(changes)),
    ({ products }, changes) => {
      const versions = new Map(products.map(({ id, version }) => [id, version]));
      const changed = new Map(changes.map((change) => [change.id, change]));
      const stored = rows.map((row) => {
        const change = changed.get(row.id);
        return change === undefined ? row : storedRow(row, change, versions.get(row.id) ?? row.version, shop);
      });
      replaceGridRows(filter, { ...data, rows: stored });
      // What was typed while it was saved stays; what was sent is there now, in the shop's spelling.
      setEdits((last) => withoutSaved(withoutSent(last, changed), byId(stored)));
      const count = sum(changes.map(({ cells }) => ({ size: Object.keys(cells).length })));
      toastStore.push({ tone: 'success', title: count === 1 ? '1 cell is saved' : `${count} cells are saved` });
    },
  );
  const problems = useMemo(
    () => gridProblems(edits, shop, { sent, error: save.error }),
    [edits, shop, sent, save.error],
  );
  const spots = useMemo(() => problemSpots(rows, columns, problems), [rows, columns, problems]);
  return {
    rows,
    columns,
    edits,
    problems,
    spots,
    /** Products that somebody else changed meanwhile. */
    elsewhere: changedElsewhere(save.error),
    changedCells: sum(edits.rows.values()),
    write: (cells: readonly CellText[]) => setEdits((last) => writeCells(last, saved, cells)),
    undo: () => setEdits((last) => undo(last, saved)),
    redo: () => setEdits((last) => redo(last, saved)),
    save: {
      ...save,
      write: () => {
        const changes = changesOf(rows, edits);
        setSent(changes);
        save.write(changes);
      },
    },
  };
}

/** The product grid while it is edited. */
export type ProductGridEdit = ReturnType<typeof useProductGrid>;

/** The edits without the texts that were sent. */
function withoutSent(edits: typeof noEdits, sent: ReadonlyMap<number, GridChange>): typeof noEdits {
  const rows = [...edits.rows].map(([id, cells]) => {
    const own = sent.get(id)?.cells;
    return [id, new Map([...cells].filter(([column, text]) => own?.[column] !== text))] as const;
  });
  return { ...edits, rows: new Map(rows) };
}
