import { cartLimits } from '@kayal/api-contract';
import type { MockModule } from '../create-mock-shop.ts';
import { cartRow } from '../fixtures/cart.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId } from '../mock-shop-state.ts';

/** The shopper's cart. */
export function cartHandlers({ state, endpoint }: MockModule): MockRoute[] {
  return [
    endpoint('getCart', () => answer({ success: true, items: state.cart })),
    endpoint('addToCart', ({ body: { uniqueCode, quantity } }) => {
      const { user } = state;
      const variant = state.variants.find(({ Uniquecode }) => Uniquecode === uniqueCode);
      if (user === null || variant === undefined) return refuse('cart.unknown_item');
      const line = state.cart.find((row) => row.uniqueCode === uniqueCode);
      const units = (line?.quantity ?? 0) + quantity;
      if (units < 1) return refuse('cart.quantity_min');
      if (units > cartLimits.unitsPerLine) return refuse('cart.limit');
      if (units > variant.Qty) return refuse('cart.stock', { items: [{ uniqueCode, available: variant.Qty }] });
      const item = cartRow(line?.sino ?? 100 + nextId(state), user, uniqueCode, units);
      state.cart = line === undefined ? [...state.cart, item] : state.cart.map((row) => (row === line ? item : row));
      return answer({ success: true, quantity: units, item, items: state.cart });
    }),
    endpoint('deleteCartItem', ({ params }) => {
      const kept = state.cart.filter(({ uniqueCode }) => uniqueCode !== params.uniqueCode);
      if (kept.length === state.cart.length) return refuse('cart.line_not_found');
      state.cart = kept;
      return answer({ success: true, message: 'Item deleted successfully', items: kept });
    }),
    endpoint('clearCart', () => {
      const cleared = state.cart.length;
      state.cart = [];
      return answer({ success: true, cleared, items: [] });
    }),
  ];
}
