import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';

/** A staged variant that conflicts with the catalogue or with another row of the file. */
export interface StagedConflict {
  readonly row: number;
  readonly uniqueCode: string;
  /** The conflicting product's id or variant's code. */
  readonly other: string;
}

/** Staged codes that belong to another product. */
export async function codesOfOthers(db: Db, runId: string, limit: number): Promise<readonly StagedConflict[]> {
  const rows = await db
    .selectFrom('import_variant as s')
    .innerJoin('variant as v', 'v.unique_code', 's.unique_code')
    .leftJoin('product_number as n', 'n.product_id', 'v.product_id')
    .select(['s.row_number as row', 's.unique_code as uniqueCode', 'v.product_id as other', 'n.source_id as ownId'])
    .where('s.run_id', '=', runId)
    .whereRef('v.product_id', '!=', 's.product_id')
    .orderBy('s.row_number')
    .limit(limit)
    .execute();
  return rows.map(({ row, uniqueCode, other, ownId }) => ({ row, uniqueCode, other: ownId ?? String(other) }));
}

/** A product that was added by hand, with an id that a file uses for another product. */
export interface TakenId {
  readonly row: number;
  readonly id: number;
  /** In the shop. */
  readonly name: string;
}

/**
 * Staged products whose id belongs to a product that was added by hand, where neither the name nor a code is the same. The
 * shop had chosen the number, and the company's program later gave it to another product.
 */
export function idsAddedByHand(db: Db, runId: string, limit: number): Promise<readonly TakenId[]> {
  return db
    .selectFrom('import_product as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.row_number as row', 'p.id', 'p.name'])
    .where('s.run_id', '=', runId)
    .whereRef('s.name', '!=', 'p.name')
    .where('p.id', 'in', (eb) =>
      eb
        .selectFrom('audit')
        .select(sql<number>`cast(subject as integer)`.as('id'))
        .where('action', '=', 'product.added'),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('import_variant as w')
            .innerJoin('variant as v', 'v.unique_code', 'w.unique_code')
            .select('v.unique_code')
            .where('w.run_id', '=', runId)
            .whereRef('w.product_id', '=', 's.product_id')
            .whereRef('v.product_id', '=', 's.product_id'),
        ),
      ),
    )
    .orderBy('s.row_number')
    .limit(limit)
    .execute();
}

/** Staged variants whose colour and size another variant in the catalogue has. */
export function takenColourSizes(db: Db, runId: string, limit: number): Promise<readonly StagedConflict[]> {
  return db
    .selectFrom('import_variant as s')
    .innerJoin('variant as v', (join) =>
      join
        .onRef('v.product_id', '=', 's.product_id')
        .onRef('v.colour', '=', 's.colour')
        .onRef('v.size', '=', 's.size')
        .onRef('v.unique_code', '!=', 's.unique_code'),
    )
    .select(['s.row_number as row', 's.unique_code as uniqueCode', 'v.unique_code as other'])
    .where('s.run_id', '=', runId)
    .orderBy('s.row_number')
    .limit(limit)
    .execute();
}

/** Staged variants of the same product, colour and size. */
export function repeatedColourSizes(db: Db, runId: string, limit: number): Promise<readonly StagedConflict[]> {
  return db
    .selectFrom('import_variant as s')
    .innerJoin('import_variant as o', (join) =>
      join
        .onRef('o.run_id', '=', 's.run_id')
        .onRef('o.product_id', '=', 's.product_id')
        .onRef('o.colour', '=', 's.colour')
        .onRef('o.size', '=', 's.size')
        .onRef('o.row_number', '<', 's.row_number'),
    )
    .select(['s.row_number as row', 's.unique_code as uniqueCode', 'o.unique_code as other'])
    .where('s.run_id', '=', runId)
    .orderBy('s.row_number')
    .limit(limit)
    .execute();
}

/** Staged offers above the MRP that the product then has. */
export async function offersAboveMrp(db: Db, runId: string, limit: number): Promise<readonly StagedConflict[]> {
  const rows = await db
    .selectFrom('import_product as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .leftJoin('offer as o', 'o.product_id', 's.product_id')
    .select((eb) => ['s.row_number as row', 'p.id as id', eb.fn.coalesce('s.offer', 'o.price').as('other')])
    .where('s.run_id', '=', runId)
    .where((eb) => eb(eb.fn.coalesce('s.offer', 'o.price'), '>', eb.fn.coalesce('s.mrp', 'p.mrp')))
    .orderBy('s.row_number')
    .limit(limit)
    .execute();
  return rows.map(({ row, id, other }) => ({ row, uniqueCode: String(id), other: String(other ?? 0) }));
}
