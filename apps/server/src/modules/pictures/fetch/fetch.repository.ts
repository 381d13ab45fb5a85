import { fetchStates, type FetchState, type PictureView } from '@kayal/api-contract';
import { sql, type Transaction } from 'kysely';
import { forUpdateSkipLocked } from '../../../db/dialect.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Database } from '../../../db/schema.ts';
import type { PictureAddressTable } from '../../../db/tables/pictures.ts';
import type { Page } from '../../../http/paging.ts';

/** An address that is due. */
export type DueAddress = Pick<
  PictureAddressTable,
  'id' | 'product_id' | 'colour' | 'view' | 'address' | 'host' | 'state' | 'tries'
>;

/** A file that was fetched, and what it was made of. */
export type FetchedFile = Pick<PictureAddressTable, 'digest' | 'file'>;

/**
 * Claims addresses that are due, fronts first: a further side is stored only beside its front. One whose process is killed
 * is due again at `retryAt`. @param times ms since 1970
 */
export async function claimAddresses(
  trx: Transaction<Database>,
  { now, retryAt, limit }: { readonly now: number; readonly retryAt: number; readonly limit: number },
): Promise<readonly DueAddress[]> {
  const due = trx
    .selectFrom('picture_address')
    .select(['id', 'product_id', 'colour', 'view', 'address', 'host', 'state', 'tries'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .where((eb) =>
      eb.or([
        eb('view', '=', 'front'),
        eb.not(
          eb.exists(
            eb
              .selectFrom('picture_address as f')
              .select('f.id')
              .whereRef('f.product_id', '=', 'picture_address.product_id')
              .whereRef('f.colour', '=', 'picture_address.colour')
              .where('f.view', '=', 'front')
              .where('f.state', '=', 'waiting'),
          ),
        ),
      ]),
    )
    // By the name of the side, `front` is the last of the three.
    .orderBy('view', 'desc')
    .orderBy('id')
    .limit(limit);
  const rows = await forUpdateSkipLocked(trx, due).execute();
  await setDue(
    trx,
    rows.map(({ id }) => id),
    retryAt,
  );
  return rows;
}

/** Sets when waiting addresses are due. @param at ms since 1970 */
export async function setDue(db: Db, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('picture_address')
    .set({ due_at: at })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
}

/** When the next waiting address of a server is due at the earliest. @param at ms since 1970 */
export async function delayHost(db: Db, host: string, at: number): Promise<void> {
  await db
    .updateTable('picture_address')
    .set({ due_at: at })
    .where('host', '=', host)
    .where('state', '=', 'waiting')
    .where('due_at', '<', at)
    .execute();
}

/** Stores a step of one address, unless it was changed since it was claimed. */
export async function putFetch(
  db: Db,
  { id, address, state }: DueAddress,
  change: Partial<Pick<PictureAddressTable, 'state' | 'tries' | 'code' | 'due_at' | 'digest' | 'file'>>,
): Promise<void> {
  await db
    .updateTable('picture_address')
    .set(change)
    .where('id', '=', id)
    .where('address', '=', address)
    .where('state', '=', state)
    .execute();
}

/** Stores a step of all addresses of a server that wait and were tried as often as one of them. */
export async function putFetchOfHost(
  db: Db,
  { host, state, tries }: DueAddress,
  change: Pick<PictureAddressTable, 'state' | 'tries' | 'code' | 'due_at'>,
): Promise<void> {
  await db
    .updateTable('picture_address')
    .set(change)
    .where('host', '=', host)
    .where('state', '=', state)
    .where('tries', '=', tries)
    .execute();
}

/** The file of bytes or of an address that were fetched before; undefined where there is none. */
export function findFetched(
  db: Db,
  by: { readonly digest: string } | { readonly address: string },
): Promise<FetchedFile | undefined> {
  const known = db.selectFrom('picture_address').select(['digest', 'file']).where('file', 'is not', null).limit(1);
  return (
    'digest' in by
      ? known.where('digest', '=', by.digest)
      : known.where('address', '=', by.address).where('state', '=', 'fetched')
  ).executeTakeFirst();
}

/** Whether a stored file came from an address. */
export async function isFetchedFile(db: Db, file: string): Promise<boolean> {
  const row = await db.selectFrom('picture_address').select('id').where('file', '=', file).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The file of one side of a colour; undefined where it has no uploaded picture. */
export async function findSideFile(
  db: Db,
  { product_id, colour, view }: Pick<DueAddress, 'product_id' | 'colour' | 'view'>,
): Promise<string | undefined> {
  const row = await (
    view === 'front'
      ? db.selectFrom('picture').select('file').where('product_id', '=', product_id).where('colour', '=', colour)
      : db
          .selectFrom('picture_view')
          .select('file')
          .where('product_id', '=', product_id)
          .where('colour', '=', colour)
          .where('view', '=', view)
  ).executeTakeFirst();
  return row?.file;
}

/** How many addresses each state has. */
export async function countFetches(db: Db): Promise<Readonly<Record<FetchState, number>>> {
  const rows = await db
    .selectFrom('picture_address')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { waiting: 0, fetched: 0, failed: 0, left: 0 };
  for (const state of fetchStates) counts[state] = Number(rows.find((row) => row.state === state)?.count ?? 0);
  return counts;
}

/** An address of which no picture came. */
interface FailedRecord {
  readonly id: string;
  readonly address: string;
  readonly itemId: number;
  readonly itemName: string;
  /** Canonical. */
  readonly colour: string;
  readonly view: PictureView;
  readonly code: string | null;
  readonly tries: number;
}

/** A page of the failed addresses, by product. */
export function listFailed(db: Db, { limit, offset }: Page): Promise<readonly FailedRecord[]> {
  return db
    .selectFrom('picture_address as a')
    .innerJoin('product as p', 'p.id', 'a.product_id')
    .select(['a.id', 'a.address', 'a.product_id as itemId', 'p.name as itemName'])
    .select(['a.colour', 'a.view', 'a.code', 'a.tries'])
    .where('a.state', '=', 'failed')
    .orderBy('a.product_id')
    .orderBy('a.colour')
    .orderBy('a.view', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A step of the owner for failed addresses, or for one. @returns how many it changed */
export async function putOwnersStep(
  db: Db,
  {
    from,
    to,
    id,
    at,
  }: {
    readonly from: readonly FetchState[];
    readonly to: FetchState;
    readonly id: string | undefined;
    readonly at: number;
  },
): Promise<number> {
  const steps = db
    .updateTable('picture_address')
    .set({ state: to, tries: 0, due_at: at })
    .where('state', 'in', id === undefined ? ['failed'] : from);
  const { numUpdatedRows } = await (id === undefined ? steps : steps.where('id', '=', id)).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Stores the addresses of an applied import: new ones wait, and one that failed is tried again. */
export async function noteAddresses(trx: Transaction<Database>, runId: string, at: number): Promise<void> {
  await sql`
    insert into picture_address
      (id, product_id, colour, view, address, host, state, tries, code, due_at, run_id, digest, file)
    select cast(s.product_id as text) || '_' || s.colour || '_' || s.view, s.product_id, s.colour, s.view, s.address, s.host,
      'waiting', 0, null, cast(${at} as bigint), s.run_id, null, null
    from ${sidesOf(runId)} s where true
    on conflict (product_id, colour, view) do update
      set address = excluded.address, host = excluded.host, state = 'waiting', tries = 0, code = null,
        due_at = excluded.due_at, run_id = excluded.run_id
      where picture_address.address <> excluded.address or picture_address.state = 'failed'`.execute(trx);
}

/** Deletes the addresses of an import that is undone, but those whose picture is in the shop. */
export async function forgetAddresses(trx: Transaction<Database>, runId: string): Promise<void> {
  await trx.deleteFrom('picture_address').where('run_id', '=', runId).where('state', '!=', 'fetched').execute();
}

/** How many pictures an import would fetch, by server, most first. */
export async function countToFetch(
  db: Db,
  runId: string,
): Promise<readonly { readonly host: string; readonly pictures: number }[]> {
  const { rows } = await sql<{ host: string; pictures: number }>`
    select s.host, count(*) as pictures
    from ${sidesOf(runId)} s
      left join picture_address a
        on a.product_id = s.product_id and a.colour = s.colour and a.view = s.view and a.address = s.address
          and a.state <> 'failed'
    where a.id is null group by s.host order by count(*) desc, s.host`.execute(db);
  return rows.map(({ host, pictures }) => ({ host, pictures: Number(pictures) }));
}

/** How many addresses of an import are of no use: a colour has three pictures. */
export async function countBeyondSides(db: Db, runId: string): Promise<number> {
  const { rows } = await sql<{ beyond: number }>`
    select count(*) as beyond from ${placesOf(runId)} s where s.place > 3`.execute(db);
  return Number(rows[0]?.beyond ?? 0);
}

/** The addresses of an import with their place among those of a colour, from 1. */
const placesOf = (runId: string) => sql`(
  select p.run_id, p.product_id, p.colour, p.address, p.host,
    row_number() over (partition by p.product_id, p.colour order by p.position, p.address) as place
  from import_picture p where p.run_id = ${runId})`;

/** The addresses of an import that have a side: the first three of a colour. */
const sidesOf = (runId: string) => sql`(
  select s.*, case s.place when 1 then 'front' when 2 then 'back' else 'detail' end as view
  from ${placesOf(runId)} s where s.place <= 3)`;
