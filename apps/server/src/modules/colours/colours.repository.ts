import type { Transaction } from 'kysely';
import { forUpdate } from '../../db/dialect.ts';
import type { Database } from '../../db/schema.ts';

/** Display name and hex of a colour. */
export interface ColourDisplay {
  /** Upper-case. */
  readonly name: string;
  readonly hex: string;
}

/**
 * Names and hex of a season's colours, by catalogue name; those without a row are left out. The others stay locked until
 * the transaction ends.
 */
export async function lockColourDisplays(
  trx: Transaction<Database>,
  season: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ColourDisplay>> {
  const query = trx
    .selectFrom('colour')
    .select(['db_color as key', 'md_color as name', 'hex'])
    .where('season', '=', season)
    .where('db_color', 'in', keys)
    // One order in every transaction, so that two of them do not wait for each other.
    .orderBy('db_color');
  const rows = await forUpdate(trx, query).execute();
  return new Map(rows.map(({ key, name, hex }) => [key, { name, hex }]));
}

/** Which of some catalogue names occur in a variant. */
export async function listMadeColours(
  trx: Transaction<Database>,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx.selectFrom('variant').select('colour').distinct().where('colour', 'in', keys).execute();
  return new Set(rows.map(({ colour }) => colour));
}

/** Adds how a colour of a season is shown. @returns false, with nothing added, when the colour has a row */
export async function addColour(
  trx: Transaction<Database>,
  season: string,
  key: string,
  { name, hex }: ColourDisplay,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('colour')
    .values({ season, db_color: key, md_color: name, hex })
    .onConflict((conflict) => conflict.columns(['season', 'db_color']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Sets how a colour of a season is shown. */
export async function putColour(
  trx: Transaction<Database>,
  season: string,
  key: string,
  { name, hex }: ColourDisplay,
): Promise<void> {
  await trx
    .insertInto('colour')
    .values({ season, db_color: key, md_color: name, hex })
    .onConflict((conflict) => conflict.columns(['season', 'db_color']).doUpdateSet({ md_color: name, hex }))
    .execute();
}
