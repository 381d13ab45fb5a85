import { paiseToRupees, pictureFile, type WireOf } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { inOneTrip, inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context/app-context.ts';
import type { Identity } from '../../http/identity.ts';
import { unnamedColour } from '../catalogue/unnamed-colour.ts';
import { shownSeason } from '../shop-settings/season.ts';
import { answerOnce, hashWrite, refuseWhenBusy, type Answered } from '../idempotency/idempotency.service.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import {
  changeUnits,
  type CartLimits,
  clearLines,
  countInCart,
  deleteLine,
  findSellable,
  hasLines,
  listShownCart,
  lockCart,
  raiseCartVersion,
} from './cart.repository.ts';
import { readCartPictures } from './variant-display.repository.ts';

type AddAnswer = WireOf<'addToCart'>['answer'] & { readonly items: CartItem[] };
type CartItem = WireOf<'getCart'>['answer']['items'][number];

/** A change of one variant's units in a cart. */
export interface LineChange {
  readonly productId: number;
  readonly uniqueCode: string;
  /** Units to add; negative to remove. */
  readonly delta: number;
}

/** A customer's cart on the wire: price and stock joined live, name and e-mail from the session. */
export async function readCart(db: Db, owner: Identity, season: string): Promise<CartItem[]> {
  const [rows, pictures] = await inOneTrip([
    listShownCart(db, owner.customerId, season),
    readCartPictures(db, owner.customerId),
  ]);
  return rows.map((row, index) => {
    const picture = pictureFile(row.productId, row.colour);
    const unnamed = unnamedColour(row.colour);
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
      ColorName: row.colourName ?? unnamed.name,
      hex: row.hex ?? unnamed.hex,
      Size: row.size,
      mrp: paiseToRupees(row.mrp),
      currentPrice: paiseToRupees(row.price),
      stock: row.stock,
      withdrawn: row.withdrawn,
      displayFirst: picture,
      PictureAt: pictures.get(picture) ?? 0,
    };
  });
}

/** Finds why a change was refused. The checks are those of the statement that makes the change. */
async function refusalOf(
  trx: Transaction<Database>,
  customerId: string,
  { productId, uniqueCode, delta }: LineChange,
  { unitsPerLine }: CartLimits,
): Promise<ApiError> {
  const variant = await findSellable(trx, productId, uniqueCode);
  if (variant === undefined) return new ApiError('cart.unknown_item');
  const quantity = (await countInCart(trx, customerId, uniqueCode)) + delta;
  if (quantity < 1) return new ApiError('cart.quantity_min');
  if (quantity <= unitsPerLine && quantity > variant.stock) {
    return new ApiError('cart.stock', { items: [{ uniqueCode, available: variant.stock }] });
  }
  return new ApiError('cart.limit');
}

async function applyChange(
  context: AppContext,
  trx: Transaction<Database>,
  owner: Identity,
  change: LineChange,
): Promise<AddAnswer> {
  const { customerId } = owner;
  const { productId, uniqueCode, delta } = change;
  const [, { settings }] = await inOneTrip([raiseCartVersion(trx, customerId), settingsIn(context, trx)]);
  const { limits, profile } = settings;
  const [quantity, items] = await inOneTrip([
    changeUnits(trx, { customerId, productId, uniqueCode, delta, now: context.now(), ...limits }),
    readCart(trx, owner, profile.season),
  ]);
  if (quantity === undefined) throw await refusalOf(trx, customerId, change, limits);
  const item = items.find((line) => line.uniqueCode === uniqueCode);
  return { success: true, quantity, ...(item === undefined ? {} : { item }), items };
}

/**
 * Changes a line of a customer's cart by a delta and confirms its price; a positive delta makes a missing line. The
 * answer has the whole cart, read in the same transaction.
 *
 * @param key idempotency key, when the client sent one: the change is then made once
 * @throws ApiError `cart.unknown_item`, `cart.quantity_min`, `cart.limit`, `cart.stock`,
 * `idempotency.reused`, `idempotency.in_progress`
 */
export async function changeLine(
  context: AppContext,
  owner: Identity,
  change: LineChange,
  key: string | undefined,
): Promise<Answered<AddAnswer>> {
  const { customerId } = owner;
  return refuseWhenBusy('idempotency.in_progress', () =>
    inTransaction(context.db, async (trx) => {
      // Without a key nothing is looked up, and the change itself locks the customer's row first.
      if (key === undefined) return { answer: await applyChange(context, trx, owner, change), replayed: false };
      await lockCart(trx, customerId);
      const bodyHash = hashWrite('addToCart', [change.productId, change.uniqueCode, change.delta]);
      let items: CartItem[] | undefined;
      const kept = await answerOnce(trx, { customerId, key, bodyHash, now: context.now() }, async () => {
        const { items: after, ...answer } = await applyChange(context, trx, owner, change);
        items = after;
        return answer;
      });
      items ??= await readCart(trx, owner, (await settingsIn(context, trx)).settings.profile.season);
      return { answer: { ...kept.answer, items }, replayed: kept.replayed };
    }),
  );
}

/** Removes a line from a customer's cart. @returns the remaining lines. @throws ApiError `cart.line_not_found` */
export async function removeLine(
  context: AppContext,
  owner: Identity,
  line: { readonly productId: number; readonly uniqueCode: string },
): Promise<CartItem[]> {
  const { customerId } = owner;
  const season = await shownSeason(context);
  return inTransaction(context.db, async (trx) => {
    await lockCart(trx, customerId);
    if (!(await deleteLine(trx, customerId, line.productId, line.uniqueCode)))
      throw new ApiError('cart.line_not_found');
    await raiseCartVersion(trx, customerId);
    return readCart(trx, owner, season);
  });
}

/**
 * Empties a customer's cart. A cart that is empty already, as after an order, costs one read: nothing is locked or
 * written.
 * @returns how many lines it had, and an empty list of lines
 */
export async function emptyCart(
  context: AppContext,
  customerId: string,
): Promise<{ cleared: number; items: CartItem[] }> {
  if (!(await hasLines(context.db, customerId))) return { cleared: 0, items: [] };
  return inTransaction(context.db, async (trx) => {
    await lockCart(trx, customerId);
    const cleared = await clearLines(trx, customerId);
    if (cleared > 0) await raiseCartVersion(trx, customerId);
    return { cleared, items: [] };
  });
}
