import type { Transaction } from 'kysely';
import { forUpdate } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';
import type { CartLineTable, Database } from '../../db/schema.ts';

/** A variant as the till sees it: what it is, what it costs now, how many there are. */
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

/** A cart line joined live with what it is of (J20). */
export interface CartRow extends Sellable {
  readonly quantity: number;
  /** Payable price when the line was last confirmed, paise. */
  readonly storedPrice: number;
}

/**
 * Holds a customer's row until the transaction ends, so that all that changes her cart happens one after another.
 *
 * @returns her cart's version (J21).
 */
export async function lockCart(trx: Transaction<Database>, customerId: string): Promise<number> {
  const query = trx.selectFrom('customer').select('cart_version').where('id', '=', customerId);
  const row = await forUpdate(trx, query).executeTakeFirstOrThrow();
  return row.cart_version;
}

/** Marks that the cart was changed by its owner: an order after that is another order (J21). */
export async function raiseCartVersion(trx: Transaction<Database>, customerId: string): Promise<void> {
  await trx
    .updateTable('customer')
    .set((eb) => ({ cart_version: eb('cart_version', '+', 1) }))
    .where('id', '=', customerId)
    .execute();
}

function selectSellable(db: Db) {
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .leftJoin('offer', 'offer.product_id', 'variant.product_id')
    .where('product.visible', '=', 1)
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
    .where('variant.unique_code', '=', uniqueCode)
    .where('variant.product_id', '=', productId)
    .executeTakeFirst();
}

/** A customer's cart, oldest line first. */
export async function listCart(db: Db, customerId: string): Promise<CartRow[]> {
  return selectSellable(db)
    .innerJoin('cart_line', 'cart_line.unique_code', 'variant.unique_code')
    .where('cart_line.customer_id', '=', customerId)
    .select(['cart_line.qty as quantity', 'cart_line.price as storedPrice'])
    .orderBy('cart_line.created_at')
    .orderBy('cart_line.unique_code')
    .execute();
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

/** How many lines a customer's cart has. */
export async function countLines(db: Db, customerId: string): Promise<number> {
  const row = await db
    .selectFrom('cart_line')
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.lines;
}

/** Writes a line's quantity and confirmed price, and makes the line when it is new. */
export async function saveLine(trx: Transaction<Database>, line: CartLineTable): Promise<void> {
  await trx
    .insertInto('cart_line')
    .values(line)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'unique_code']).doUpdateSet({ qty: line.qty, price: line.price }),
    )
    .execute();
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

/** Removes every line of a customer's cart. @returns how many there were. */
export async function clearLines(trx: Transaction<Database>, customerId: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('cart_line').where('customer_id', '=', customerId).executeTakeFirst();
  return Number(numDeletedRows);
}
