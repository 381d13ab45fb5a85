import type { ShopSettings } from '@kayal/api-contract';
import { sql, type Transaction } from 'kysely';
import { forUpdate } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';
import type { Database } from '../../db/schema.ts';
import type { Flag } from '../../db/tables/flag.ts';

/** A variant that can be sold, with its product, current price and stock. */
export interface Sellable {
  readonly productId: number;
  readonly uniqueCode: string;
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  /** Units in stock. */
  readonly stock: number;
  /** paise */
  readonly mrp: number;
  /** Offer when there is one, else MRP; paise. */
  readonly price: number;
}

/** A cart line joined with its variant's current price and stock. */
export interface CartRow extends Sellable {
  readonly quantity: number;
  /** Payable price when the line was last confirmed, paise. */
  readonly storedPrice: number;
  /** Whether it is not sold any more; its stock then counts as none. */
  readonly withdrawn: boolean;
}

const selectVersion = prepare<{ customerId: string }, { cart_version: number }>((db, { customerId }) =>
  forUpdate(db, db.selectFrom('customer').select('cart_version').where('id', '=', customerId)),
);

/**
 * Locks a customer's row until the transaction ends, so that changes of her cart happen one after another.
 *
 * @returns her cart's version
 */
export async function lockCart(trx: Transaction<Database>, customerId: string): Promise<number> {
  const [row] = (await selectVersion(trx, { customerId })).rows;
  if (row === undefined) throw new Error('a session without a customer');
  return row.cart_version;
}

const increaseVersion = prepare<{ customerId: string }, never>(
  (_db, { customerId }) => sql`update customer set cart_version = cart_version + 1 where id = ${customerId}`,
);

/** Raises the cart's version after a change by its owner, so that the next order counts as a new one. Locks her row as
 * `lockCart` does. */
export async function raiseCartVersion(trx: Transaction<Database>, customerId: string): Promise<void> {
  await increaseVersion(trx, { customerId });
}

function selectSellable(db: Db) {
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .leftJoin('offer', 'offer.product_id', 'variant.product_id')
    .select((eb) => [
      'variant.product_id as productId',
      'variant.unique_code as uniqueCode',
      'variant.colour',
      'variant.size',
      'variant.qty as stock',
      'product.name',
      'product.mrp',
      eb.fn.coalesce('offer.price', 'product.mrp').as('price'),
    ]);
}

/** A visible variant of a product by its unique code; `undefined` when the pair does not exist. */
export async function findSellable(db: Db, productId: number, uniqueCode: string): Promise<Sellable | undefined> {
  return selectSellable(db)
    .where('product.visible', '=', 1)
    .where('variant.withdrawn', '=', 0)
    .where('variant.unique_code', '=', uniqueCode)
    .where('variant.product_id', '=', productId)
    .executeTakeFirst();
}

function selectCart(db: Db, customerId: string) {
  return selectSellable(db)
    .innerJoin('cart_line', 'cart_line.unique_code', 'variant.unique_code')
    .where('cart_line.customer_id', '=', customerId)
    .select([
      'cart_line.qty as quantity',
      'cart_line.price as storedPrice',
      'product.visible',
      'variant.withdrawn as isGone',
    ])
    .orderBy('cart_line.created_at')
    .orderBy('cart_line.unique_code');
}

/** Columns that show whether a line's variant is on sale. */
interface SaleMarks {
  readonly visible: Flag;
  readonly isGone: Flag;
}

type StoredRow<Row extends CartRow> = Omit<Row, 'withdrawn'> & SaleMarks;

/** A variant that is no longer on sale counts as out of stock. */
function isSold({ visible, isGone }: SaleMarks): boolean {
  return visible === 1 && isGone === 0;
}

const selectCartRows = prepare<{ customerId: string }, StoredRow<CartRow>>((db, { customerId }) =>
  selectCart(db, customerId),
);

/** A customer's cart, oldest line first, lines that are no longer on sale included. */
export async function listCart(db: Db, customerId: string): Promise<CartRow[]> {
  const { rows } = await selectCartRows(db, { customerId });
  return rows.map((row) => ({ ...row, withdrawn: !isSold(row), stock: isSold(row) ? row.stock : 0 }));
}

/** A cart line with its colour's display name and hex; null where the season has none. */
export interface ShownCartRow extends CartRow {
  readonly colourName: string | null;
  readonly hex: string | null;
}

const selectShownCart = prepare<{ customerId: string; season: string }, StoredRow<ShownCartRow>>(
  (db, { customerId, season }) =>
    selectCart(db, customerId)
      .leftJoin('colour', (join) =>
        join.onRef('colour.db_color', '=', 'variant.colour').on('colour.season', '=', season),
      )
      .select(['colour.md_color as colourName', 'colour.hex']),
);

/** A customer's cart with the names of its colours, oldest line first, lines that are no longer on sale included. */
export async function listShownCart(db: Db, customerId: string, season: string): Promise<ShownCartRow[]> {
  const { rows } = await selectShownCart(db, { customerId, season });
  return rows.map((row) => ({ ...row, withdrawn: !isSold(row), stock: isSold(row) ? row.stock : 0 }));
}

/** How many units of a variant a customer's cart holds; 0 without a line. */
export async function countInCart(db: Db, customerId: string, uniqueCode: string): Promise<number> {
  const row = await db
    .selectFrom('cart_line')
    .select('qty')
    .where('customer_id', '=', customerId)
    .where('unique_code', '=', uniqueCode)
    .executeTakeFirst();
  return row?.qty ?? 0;
}

/** A change of one line by a number of units. */
export interface LineDelta {
  readonly customerId: string;
  readonly productId: number;
  readonly uniqueCode: string;
  readonly delta: number;
  /** ms since 1970 */
  readonly now: number;
}

/** How much one cart may hold. */
export type CartLimits = ShopSettings['limits'];

const upsertLine = prepare<LineDelta & CartLimits, { qty: number }>(
  (_db, { customerId, productId, uniqueCode, delta, now, unitsPerLine, linesPerCart }) => sql`
    insert into cart_line (customer_id, unique_code, product_id, qty, price, created_at)
    select ${customerId}, v.unique_code, v.product_id, coalesce(c.qty, 0) + ${delta}, coalesce(o.price, p.mrp),
        cast(${now} as bigint)
      from variant v
        join product p on p.id = v.product_id
        left join offer o on o.product_id = v.product_id
        left join cart_line c on c.customer_id = ${customerId} and c.unique_code = v.unique_code
      where v.unique_code = ${uniqueCode} and v.product_id = ${productId} and p.visible = 1
        and v.withdrawn = 0
        and coalesce(c.qty, 0) + ${delta} >= 1
        and (cast(${delta} as integer) < 0
          or (coalesce(c.qty, 0) + ${delta} <= cast(${unitsPerLine} as integer) and coalesce(c.qty, 0) + ${delta} <= v.qty))
        and (c.qty is not null
          or (select count(*) from cart_line where customer_id = ${customerId}) < cast(${linesPerCart} as integer))
    on conflict (customer_id, unique_code) do update set qty = excluded.qty, price = excluded.price
    returning qty`,
);

/**
 * Changes a line by a number of units and confirms its price; adds the line when there is none. One statement, which
 * checks that the variant is on sale, has the units, and fits the limits; fewer units need not fit them. The caller has
 * locked the customer's row.
 * @returns units on the line now; `undefined` when a check failed and nothing changed
 */
export async function changeUnits(
  trx: Transaction<Database>,
  change: LineDelta & CartLimits,
): Promise<number | undefined> {
  return (await upsertLine(trx, change)).rows[0]?.qty;
}

/** Removes one line. @returns whether there was one. */
export async function deleteLine(
  trx: Transaction<Database>,
  customerId: string,
  productId: number,
  uniqueCode: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('cart_line')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .where('unique_code', '=', uniqueCode)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const selectAnyLine = prepare<{ customerId: string }, { unique_code: string }>((db, { customerId }) =>
  db.selectFrom('cart_line').select('unique_code').where('customer_id', '=', customerId).limit(1),
);

/** Whether a customer's cart has a line, on sale or not. */
export async function hasLines(db: Db, customerId: string): Promise<boolean> {
  return (await selectAnyLine(db, { customerId })).rows.length > 0;
}

const deleteLines = prepare<{ customerId: string }, never>((db, { customerId }) =>
  db.deleteFrom('cart_line').where('customer_id', '=', customerId),
);

/** Removes every line of a customer's cart. @returns how many there were. */
export async function clearLines(trx: Transaction<Database>, customerId: string): Promise<number> {
  return (await deleteLines(trx, { customerId })).affected;
}
