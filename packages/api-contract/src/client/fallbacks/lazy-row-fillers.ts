import type { CartRow } from '../../adapters/cart.ts';
import type { OrderRow } from '../../adapters/orders.ts';
import type { WishlistRow } from '../../adapters/wishlist.ts';
import type { ApiClient } from '../transport/call-types.ts';
import type { RowFillers } from './fill-rows.ts';

const isWholeCartRow = (row: CartRow): boolean => row.Color !== undefined;
const isWholeWishlistRow = (row: WishlistRow): boolean =>
  row.displayFirst !== undefined && row.OfferPrice !== undefined;
const isWholeOrderRow = (row: OrderRow): boolean => row.itemName !== undefined && row.Size !== undefined;

/** The row fillers. Their script is loaded only for rows that lack fields, which this shop's own server never sends. */
export function lazyRowFillers(client: ApiClient): RowFillers {
  let loading: Promise<RowFillers> | null = null;
  const load = (): Promise<RowFillers> => {
    loading ??= import('./fill-rows.ts').then(({ rowFillers }) => rowFillers(client));
    return loading;
  };
  return {
    cartRows: async (rows) => (rows.every(isWholeCartRow) ? [...rows] : (await load()).cartRows(rows)),
    wishlistRows: async (rows) => (rows.every(isWholeWishlistRow) ? [...rows] : (await load()).wishlistRows(rows)),
    orderRows: async (rows) => (rows.every(isWholeOrderRow) ? [...rows] : (await load()).orderRows(rows)),
    allOrderRows: async (rows) => (await load()).allOrderRows(rows),
  };
}
