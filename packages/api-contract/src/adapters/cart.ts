/** The cart: wire ↔ domain. */
import type { Paise } from '../domain/catalogue.ts';
import type { CartLine, SessionUser } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';
import { pictureFile } from '../pictures/picture-name.ts';
import { paiseToRupees, rupeesToPaise } from '../rupees.ts';
import { textIn, unknownStock, type Listed } from './listed.ts';

/** A line; only its specified fields are always present. */
export type CartRow = Listed<
  WireOf<'getCart'>['answer']['items'][number],
  'itemId' | 'uniqueCode' | 'itemName' | 'itemPrice' | 'quantity'
>;

/** An addition to the cart: the variant, and what the shopper was shown. */
export interface CartAddition {
  readonly customer: Pick<SessionUser, 'id' | 'name' | 'email'>;
  readonly line: Pick<CartLine, 'productId' | 'uniqueCode' | 'name'> & {
    /** The displayed price, paise; the server charges its own price. */
    readonly price: Paise;
  };
  /** Units to add; negative to remove, never 0. */
  readonly delta: number;
  /** The same for every try of one change. */
  readonly idempotencyKey?: string;
}

/** One line. Without a current price it costs what it cost when it was added. */
export function toCartLine(row: CartRow): CartLine {
  const price = rupeesToPaise(row.currentPrice ?? row.itemPrice);
  const colour = textIn(row.Color);
  return {
    productId: Number(row.itemId),
    uniqueCode: textIn(row.uniqueCode),
    name: row.itemName,
    price,
    mrp: row.mrp === undefined ? price : rupeesToPaise(row.mrp),
    priceWhenAdded: rupeesToPaise(row.itemPrice),
    quantity: Number(row.quantity),
    colour,
    colourName: row.ColorName ?? colour.toUpperCase(),
    colourHex: row.hex ?? '',
    size: textIn(row.Size),
    stock: row.stock ?? unknownStock,
    withdrawn: row.withdrawn ?? false,
    picture: row.displayFirst ?? pictureFile(row.itemId, colour),
    pictureAt: row.PictureAt ?? 0,
  };
}

/** From the answer of `getCart`. */
export function toCart(answer: { readonly success?: true; readonly items: readonly CartRow[] }): CartLine[] {
  return answer.items.map(toCartLine);
}

/** The whole cart in the answer of a change; null where the server sent none. */
export function toCartAfter({ items }: { readonly items?: readonly CartRow[] | undefined }): CartLine[] | null {
  return items?.map(toCartLine) ?? null;
}

/** The body of `addToCart`: the listed fields byte for byte (S7.CART.01). */
export function fromCartAddition({ customer, line, delta }: CartAddition): WireOf<'addToCart'>['body'] {
  return {
    itemId: line.productId,
    uniqueCode: line.uniqueCode,
    itemName: line.name,
    itemPrice: paiseToRupees(line.price),
    quantity: delta,
    ledname: customer.name,
    ledcode: customer.id,
    ledemail: customer.email,
  };
}
