/** The cart: wire ↔ domain. */
import type { Paise } from '../domain/catalogue.ts';
import type { CartLine, SessionUser } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';
import { paiseToRupees, rupeesToPaise } from '../rupees.ts';

type CartRow = WireOf<'getCart'>['answer']['items'][number];

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

/** One line. */
export function toCartLine(row: CartRow): CartLine {
  return {
    productId: row.itemId,
    uniqueCode: row.uniqueCode,
    name: row.itemName,
    price: rupeesToPaise(row.currentPrice),
    mrp: rupeesToPaise(row.mrp),
    priceWhenAdded: rupeesToPaise(row.itemPrice),
    quantity: row.quantity,
    colour: row.Color.trim(),
    colourName: row.ColorName,
    colourHex: row.hex,
    size: row.Size.trim(),
    stock: row.stock,
    withdrawn: row.withdrawn ?? false,
    picture: row.displayFirst,
    pictureAt: row.PictureAt,
  };
}

/** From the answer of `getCart`. */
export function toCart({ items }: WireOf<'getCart'>['answer']): CartLine[] {
  return items.map(toCartLine);
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
