import { toAddresses } from '../../adapters/addresses.ts';
import type { CartRow } from '../../adapters/cart.ts';
import type { ProductRow } from '../../adapters/catalogue.ts';
import { textIn } from '../../adapters/listed.ts';
import type { OrderRow } from '../../adapters/orders.ts';
import type { WishlistRow } from '../../adapters/wishlist.ts';
import type { ApiClient, CallResult } from '../transport/call-types.ts';

type Answered<Key, Found> = (key: Key) => Promise<Found | null>;

/**
 * Reads once for each key, even when many rows need the same one. A failed read gives null: its row
 * keeps its values, and the next list reads again.
 */
function once<Key, Answer, Found>(
  read: (key: Key) => Promise<CallResult<Answer>>,
  find: (answer: Answer) => Found | null | undefined,
): Answered<Key, Found> {
  const found = new Map<Key, Promise<Found | null>>();
  async function tryRead(key: Key): Promise<Found | null> {
    try {
      const result = await read(key);
      if (result.ok) return find(result.data) ?? null;
    } catch {
      // It only adds details to a list that was read, so the list is shown without them.
    }
    found.delete(key);
    return null;
  }
  return (key) => {
    const before = found.get(key);
    if (before !== undefined) return before;
    const now = tryRead(key);
    found.set(key, now);
    return now;
  };
}

const oneLine = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(', ');

/**
 * Fills the rows of a server that sends only the specified fields, from the other specified calls. Rows of this shop's
 * own server are complete and cause no call. A field that is null stays null: the server does not know it.
 */
export function rowFillers({ call }: ApiClient) {
  const productOfCode = once(
    (uniqueCode: string) => call('getProductByUniqueCode', { query: { uniqueCode } }),
    (rows): Partial<ProductRow> | undefined => rows[0],
  );
  const productOfId = once(
    (id: number) => call('getProductById', { query: { Id: String(id) } }),
    (rows): Partial<ProductRow> | undefined => rows[0],
  );
  const offerOf = once(
    (id: number) => call('getOfferByItemId', { params: { id: String(id) } }),
    (answer) => answer.OfferPrice,
  );
  const nameOf = once(
    (customer: string) => call('getCustomerById', { params: { customer } }),
    ({ data }) => data.full_name,
  );
  const addressesOf = once((customer: string) => call('getAddresses', { params: { customer } }), toAddresses);

  async function withProduct(row: OrderRow): Promise<OrderRow> {
    if (row.itemName !== undefined && row.Size !== undefined) return row;
    const product = await productOfCode(row.UniqueCode);
    return {
      ...row,
      itemName: row.itemName ?? (product?.ItemName || null),
      Size: row.Size ?? (textIn(product?.Size) || null),
      Color: row.Color ?? (textIn(product?.Color) || null),
      displayFirst: row.displayFirst ?? product?.displayFirst ?? null,
      PictureAt: row.PictureAt ?? product?.PictureAt,
    };
  }

  /**
   * The row's phone number is that of the address that was active when the order was placed. Where no address has it
   * any more, the one that is active now.
   */
  async function addressTextOf({ LedCode, PhoneNo }: OrderRow): Promise<string | null> {
    const all = (await addressesOf(String(LedCode))) ?? [];
    const ofPhone = all.filter(({ mobile }) => mobile === textIn(PhoneNo));
    const candidates = ofPhone.length === 0 ? all : ofPhone;
    const found = candidates.find(({ isActive }) => isActive) ?? candidates[0];
    if (found === undefined) return null;
    return oneLine(found.name, found.address, found.locality, found.city, `${found.district} - ${found.pincode}`);
  }

  async function withCustomer(row: OrderRow): Promise<OrderRow> {
    const customer = String(row.LedCode);
    return {
      ...row,
      customerName: row.customerName === undefined ? await nameOf(customer) : row.customerName,
      addressText: row.addressText === undefined ? await addressTextOf(row) : row.addressText,
    };
  }

  return {
    /** Lines of the cart with colour, size, picture and MRP. */
    cartRows: (rows: readonly CartRow[]): Promise<CartRow[]> =>
      Promise.all(
        rows.map(async (row) => {
          if (row.Color !== undefined) return row;
          const product = await productOfCode(row.uniqueCode);
          return {
            ...row,
            Color: product?.Color,
            Size: product?.Size,
            mrp: row.mrp ?? product?.MRP,
            displayFirst: row.displayFirst ?? product?.displayFirst,
          };
        }),
      ),

    /** Items of the wishlist with picture and offer. */
    wishlistRows: (rows: readonly WishlistRow[]): Promise<WishlistRow[]> =>
      Promise.all(
        rows.map(async (row) => {
          if (row.displayFirst !== undefined && row.OfferPrice !== undefined) return row;
          const [product, offer] = await Promise.all([productOfId(row.ID), offerOf(row.ID)]);
          return {
            ...row,
            OfferPrice: row.OfferPrice ?? offer,
            displayFirst: row.displayFirst ?? product?.displayFirst,
            PictureAt: row.PictureAt ?? product?.PictureAt,
          };
        }),
      ),

    /** Lines of a shopper's orders with product, size, colour and picture. */
    orderRows: (rows: readonly OrderRow[]): Promise<OrderRow[]> => Promise.all(rows.map(withProduct)),

    /** Lines of everyone's orders: as `orderRows`, with the customer's name and active address. */
    allOrderRows: (rows: readonly OrderRow[]): Promise<OrderRow[]> =>
      Promise.all(rows.map(async (row) => withCustomer(await withProduct(row)))),
  };
}

/** Fills rows of carts, wishlists and orders. */
export type RowFillers = ReturnType<typeof rowFillers>;
