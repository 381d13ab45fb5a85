import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RehearsalKind } from '@kayal/api-contract';
import type { Db } from '../../../db/open-database.ts';
import { RowDigest, type PlainRow } from '../../moving/shop-rows.ts';
import { findRows, readAll, valuesOf } from './goods.repository.ts';
import type { GoodsTable, TablePlan } from './goods-tables.ts';
import { verdictOf, type Verdict } from './merge-row.ts';
import { withNewIds, type NewIds } from './new-ids.ts';
import { comparedColumns, type RowChange, type RowChanges } from './row-changes.repository.ts';
import type { Tally } from './tally.ts';

/** What a switch is decided from, before it is known which prices stay. */
export interface SwitchBasis {
  /** The shop, or the transaction of the switch. */
  readonly db: Db;
  readonly changes: RowChanges;
  readonly ids: NewIds;
  /** Kinds of which the rehearsal's value counts where both changed a row; the shop's does otherwise. */
  readonly winners: ReadonlySet<RehearsalKind>;
  readonly tally: Tally;
  /** Keys of rows that stay in the rehearsal, by table. */
  readonly leftOut: Map<string, Set<unknown>>;
}

/** What a switch is decided from. */
export interface SwitchParts extends SwitchBasis {
  /** MRPs of products that keep the MRP and offer of the shop, by number. */
  readonly keptPrices: ReadonlyMap<number, number>;
}

const keepsOffer = ({ keptPrices }: SwitchParts, table: GoodsTable, row: PlainRow): boolean =>
  table === 'offer' && keptPrices.has(Number(row['product_id']));

/** A row of the rehearsal with the ids and prices that the shop keeps. */
function rowForShop({ ids, keptPrices }: SwitchParts, table: GoodsTable, plan: TablePlan, row: PlainRow): PlainRow {
  const own = withNewIds(row, plan, ids);
  const mrp = table === 'product' ? keptPrices.get(Number(own['id'])) : undefined;
  return mrp === undefined ? own : { ...own, mrp };
}

/** A row that comes over. */
export interface TakenRow {
  readonly row: PlainRow;
  readonly isNew: boolean;
}

/** Whether a row of people was brought from the shop before this one; a row of goods always counts. */
function isWanted({ isBrought }: TablePlan, { before, after }: RowChange): boolean {
  return isBrought === undefined || (before === null && after !== null && isBrought(after));
}

function leaveOut({ leftOut }: SwitchParts, table: GoodsTable, { key }: TablePlan, row: PlainRow): void {
  const known = leftOut.get(table) ?? new Set();
  leftOut.set(table, known.add(row[key[0] ?? '']));
}

/** Whether a change is written into the shop. */
export const comesOver = ({ winners }: SwitchBasis, { kind }: TablePlan, verdict: Verdict): boolean =>
  verdict === 'take' || (verdict === 'conflict' && winners.has(kind));

/** Rows of the shop that a switch takes out of their places, by key. */
export type Moves = ReadonlyMap<string, PlainRow>;

/**
 * Finds rows that change places: what only one row may have is free for another one once that row has moved too. One that
 * cannot move, because a row that stays is in its new place, keeps those from moving that want its own.
 */
export async function findMoves(parts: SwitchParts, table: GoodsTable, plan: TablePlan): Promise<Moves> {
  const moves = new Map<string, PlainRow>();
  const { once, left, key } = plan;
  if (once === undefined || left === undefined) return moves;
  const { db, changes, ids } = parts;
  const columns = changes.columns(table);
  const compared = comparedColumns(columns, plan);
  // Keys of rows that move, by the key of the row in whose place they come.
  const followers = new Map<string, string>();
  for (const slice of changes.written(table, plan)) {
    const wanted = slice.map(({ before, after }) => ({ before, after: withNewIds(after ?? {}, plan, ids) }));
    const rows = wanted.map(({ after }) => after);
    const found = await findRows(db, table, columns, key, rows);
    const standing = await findRows(db, table, columns, once, rows);
    for (const { before, after } of wanted) {
      const [own, place] = [valuesOf(after, key), valuesOf(after, once)];
      const now = found.get(own);
      if (now === undefined || valuesOf(now, once) === place) continue;
      if (!comesOver(parts, plan, verdictOf({ before, after }, now, compared))) continue;
      moves.set(own, now);
      const other = standing.get(place);
      if (other !== undefined) followers.set(valuesOf(other, key), own);
    }
    await nextTurn();
  }
  for (const [stays, first] of followers) {
    if (moves.has(stays)) continue;
    for (let kept: string | undefined = first; kept !== undefined; kept = followers.get(kept)) moves.delete(kept);
  }
  return moves;
}

/** Decides which rows that the rehearsal wrote come over, slice by slice. */
export async function* decideWritten(
  parts: SwitchParts,
  table: GoodsTable,
  plan: TablePlan,
  moves: Moves,
): AsyncGenerator<readonly TakenRow[]> {
  const { db, changes, leftOut } = parts;
  const columns = changes.columns(table);
  const compared = comparedColumns(columns, plan);
  for (const slice of changes.written(table, plan)) {
    const wanted = slice
      .filter((change) => isWanted(plan, change))
      .map(({ before, after }) => ({ before, after: rowForShop(parts, table, plan, after ?? {}) }))
      .filter(({ after }) => {
        const { belongsTo } = plan;
        if (keepsOffer(parts, table, after)) return false;
        return belongsTo === undefined || leftOut.get(belongsTo.table)?.has(after[belongsTo.column]) !== true;
      });
    const rows = wanted.map(({ after }) => after);
    const found = await findRows(db, table, columns, plan.key, rows);
    const once = await findTaken(parts, table, plan, rows, moves);
    const taken: TakenRow[] = [];
    for (const { before, after } of wanted) {
      const key = valuesOf(after, plan.key);
      const now = moves.get(key) ?? found.get(key) ?? null;
      if (once.has(after)) {
        leaveOut(parts, table, plan, after);
        // A customer with an account in the shop keeps that, and a past order is there once: this is what an owner expects.
        if (plan.isBrought === undefined) parts.tally.addRow(plan, { before, after }, now, compared);
      } else if (isTaken(parts, plan, { before, after }, now, compared)) {
        taken.push({ row: now === null ? { ...after, ...plan.fresh } : after, isNew: now === null });
      }
    }
    yield taken;
  }
}

/** Rows whose values that may be there once belong to another row of the shop, which does not move away. */
async function findTaken(
  { db }: SwitchParts,
  table: GoodsTable,
  { once, key }: TablePlan,
  rows: readonly PlainRow[],
  moves: Moves,
): Promise<ReadonlySet<PlainRow>> {
  if (once === undefined) return new Set();
  const whole = rows.filter((row) => once.every((column) => row[column] !== null));
  const found = await findRows(db, table, [...new Set([...key, ...once])], once, whole);
  return new Set(
    whole.filter((row) => {
      const other = found.get(valuesOf(row, once));
      const its = other === undefined ? undefined : valuesOf(other, key);
      return its !== undefined && its !== valuesOf(row, key) && !moves.has(its);
    }),
  );
}

/** Decides which rows that the rehearsal removed are removed in the shop, slice by slice. */
export async function* decideRemoved(
  parts: SwitchParts,
  table: GoodsTable,
  plan: TablePlan,
): AsyncGenerator<readonly PlainRow[]> {
  if (plan.isBrought !== undefined) return;
  const columns = parts.changes.columns(table);
  const compared = comparedColumns(columns, plan);
  for (const rows of parts.changes.removed(table, plan)) {
    const found = await findRows(parts.db, table, columns, plan.key, rows);
    yield rows.filter((before) => {
      if (keepsOffer(parts, table, before)) return false;
      const now = found.get(valuesOf(before, plan.key)) ?? null;
      return isTaken(parts, plan, { before, after: null }, now, compared);
    });
  }
}

function isTaken(
  parts: SwitchParts,
  plan: TablePlan,
  change: RowChange,
  now: PlainRow | null,
  columns: readonly string[],
): boolean {
  const verdict = verdictOf(change, now, columns);
  if (verdict === 'take') parts.tally.add(plan.kind, 1);
  if (verdict === 'conflict') parts.tally.addRow(plan, change, now, columns);
  return comesOver(parts, plan, verdict);
}

/** Decides whether a table whose rows belong together comes over as a whole. */
export async function isWholeTaken(
  { db, changes, winners, tally }: SwitchParts,
  table: GoodsTable,
  { kind }: TablePlan,
): Promise<boolean> {
  const [before, after] = [changes.digest(table, 'base'), changes.digest(table, 'main')];
  if (before.digest === after.digest) return false;
  const here = new RowDigest();
  for (const row of await readAll(db, table, changes.columns(table))) here.add(row);
  const now = here.result();
  if (now.digest === after.digest) return false;
  if (now.digest === before.digest) {
    tally.add(kind, after.rows);
    return true;
  }
  const rows = { field: 'rows', here: String(now.rows), there: String(after.rows) };
  tally.addConflict({ kind, row: table, fields: [rows], isGoneHere: false, isGoneThere: false });
  return winners.has(kind);
}
