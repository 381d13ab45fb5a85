import { cartLimits, paiseToRupees, type WireOf } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context.ts';
import type { Identity } from '../../http/identity.ts';
import { answerOnce, hashWrite, refuseWhenBusy, type Answered } from '../idempotency/idempotency.service.ts';
import {
  clearLines,
  countInCart,
  countLines,
  deleteLine,
  findSellable,
  listCart,
  lockCart,
  raiseCartVersion,
  saveLine,
} from './cart.repository.ts';
import { readVariantDisplays } from './variant-display.repository.ts';

type AddAnswer = WireOf<'addToCart'>['answer'] & { readonly items: CartItem[] };
/** What is kept of an answer under its key. The cart is not: a repeated call gets the cart as it is then. */
type KeptAnswer = Omit<AddAnswer, 'items'>;
type CartItem = WireOf<'getCart'>['answer']['items'][number];

const { unitsPerLine, linesPerCart } = cartLimits;

/** A change of one line. */
export interface LineChange {
  readonly productId: number;
  readonly uniqueCode: string;
  /** Units to add, or to take away when negative (S4.CART.08). */
  readonly delta: number;
}

/** A customer's cart on the wire: price and stock joined live, name and e-mail from the session (J20). */
export async function readCart(context: AppContext, db: Db, owner: Identity): Promise<CartItem[]> {
  const rows = await listCart(db, owner.customerId);
  const displayOf = await readVariantDisplays(db, context.config.season, rows);
  return rows.map((row, index) => {
    const display = displayOf(row);
    return {
      sino: index + 1,
      itemId: row.productId,
      uniqueCode: row.uniqueCode,
      itemName: row.name,
      itemPrice: paiseToRupees(row.storedPrice),
      quantity: row.quantity,
      ledname: owner.name,
      ledcode: owner.customerId,
      ledemail: owner.email,
      Color: row.colour,
      ColorName: display.colourName,
      hex: display.hex,
      Size: row.size,
      mrp: paiseToRupees(row.mrp),
      currentPrice: paiseToRupees(row.price),
      stock: row.stock,
      displayFirst: display.picture,
      PictureAt: display.pictureAt,
    };
  });
}

async function applyChange(
  context: AppContext,
  trx: Transaction<Database>,
  owner: Identity,
  { productId, uniqueCode, delta }: LineChange,
): Promise<KeptAnswer> {
  const variant = await findSellable(trx, productId, uniqueCode);
  if (variant === undefined) throw new ApiError('cart.unknown_item');
  const before = await countInCart(trx, owner.customerId, uniqueCode);
  const quantity = before + delta;
  if (quantity < 1) throw new ApiError('cart.quantity_min');
  if (quantity > unitsPerLine) throw new ApiError('cart.limit');
  if (delta > 0 && quantity > variant.stock) {
    throw new ApiError('cart.stock', { items: [{ uniqueCode, available: variant.stock }] });
  }
  if (before === 0 && (await countLines(trx, owner.customerId)) >= linesPerCart) throw new ApiError('cart.limit');
  await saveLine(trx, {
    customer_id: owner.customerId,
    unique_code: uniqueCode,
    product_id: productId,
    qty: quantity,
    price: variant.price,
    created_at: context.now(),
  });
  await raiseCartVersion(trx, owner.customerId);
  const item = (await readCart(context, trx, owner)).find((line) => line.uniqueCode === uniqueCode);
  return { success: true, quantity, ...(item === undefined ? {} : { item }) };
}

/**
 * Changes a line of a customer's cart by a delta and confirms its price; a positive delta makes a missing line. The
 * answer holds the whole cart, read in the same transaction.
 *
 * @param key Idempotency key, when the client sent one: the change is then made once.
 * @throws ApiError `cart.unknown_item`, `cart.quantity_min` (S5.QTY.01), `cart.limit`, `cart.stock` (J23),
 * `idempotency.reused`, `idempotency.in_progress`
 */
export async function changeLine(
  context: AppContext,
  owner: Identity,
  change: LineChange,
  key: string | undefined,
): Promise<Answered<AddAnswer>> {
  const { customerId } = owner;
  const bodyHash = hashWrite('addToCart', [change.productId, change.uniqueCode, change.delta]);
  return refuseWhenBusy('idempotency.in_progress', () =>
    inTransaction(context.db, async (trx) => {
      await lockCart(trx, customerId);
      const { answer, replayed } = await answerOnce(trx, { customerId, key, bodyHash, now: context.now() }, () =>
        applyChange(context, trx, owner, change),
      );
      return { answer: { ...answer, items: await readCart(context, trx, owner) }, replayed };
    }),
  );
}

/** Takes a line out of a customer's cart. @returns the lines left. @throws ApiError `cart.line_not_found` */
export async function removeLine(
  context: AppContext,
  owner: Identity,
  line: { readonly productId: number; readonly uniqueCode: string },
): Promise<CartItem[]> {
  const { customerId } = owner;
  return inTransaction(context.db, async (trx) => {
    await lockCart(trx, customerId);
    if (!(await deleteLine(trx, customerId, line.productId, line.uniqueCode)))
      throw new ApiError('cart.line_not_found');
    await raiseCartVersion(trx, customerId);
    return readCart(context, trx, owner);
  });
}

/** Empties a customer's cart; after an order it is empty already. @returns how many lines it had, and none. */
export async function emptyCart(
  context: AppContext,
  customerId: string,
): Promise<{ cleared: number; items: CartItem[] }> {
  return inTransaction(context.db, async (trx) => {
    await lockCart(trx, customerId);
    const cleared = await clearLines(trx, customerId);
    if (cleared > 0) await raiseCartVersion(trx, customerId);
    return { cleared, items: [] };
  });
}
