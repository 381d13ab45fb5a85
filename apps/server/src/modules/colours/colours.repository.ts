import { sql, type Transaction } from 'kysely';
import { engineOf, forUpdate } from '../../db/dialect.ts';
import type { Database } from '../../db/schema.ts';

/** Display name and hex of a colour. */
export interface ColourDisplay {
  /** Upper-case. */
  readonly name: string;
  readonly hex: string;
}

/** First key of the locks of colours' names; any number that no other lock of this kind has. */
const nameLocks = 7205;

/**
 * Lets the search words of a product be written either before or after one of its colours gets another name, which they
 * contain. Held until the transaction ends. SQLite needs none: its one writer is this transaction. A row cannot be locked
 * in its place: a colour without a name has none, nor has a product that is being added.
 * Take it before the lock of a product, so that two transactions do not wait for each other.
 * @param use `words` of products with these colours, by several at once, or `names`, by one
 */
export async function lockColourNames(
  trx: Transaction<Database>,
  keys: readonly string[],
  use: 'words' | 'names',
): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  const lock = sql.raw(use === 'words' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  // One order in every transaction.
  await sql`
    select ${lock}(${sql.lit(nameLocks)}, hash) from (
      select distinct hashtext(key) as hash from unnest(cast(${keys} as text[])) as key order by hash) as sorted`.execute(
    trx,
  );
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
