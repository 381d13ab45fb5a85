import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLine, anItem } from '../../testing/machine.test-support.ts';
import {
  type CartEntry,
  type CartState,
  addItem,
  applyChange,
  changeFor,
  clearCart,
  displayedLines,
  emptyCart,
  pruneQueue,
  removeItem,
} from './cart.logic.ts';
import { refusalOf } from './cart.notices.ts';
import type { CartChange, CartContext } from './cart.types.ts';

const entry: CartEntry = { id: 'a', name: 'Tee', price: 10_000, quantity: 2 };
const entries = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    name: fc.constant('Tee'),
    price: fc.constantFrom(10_000, 14_900),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
);
const filled = (items: readonly CartEntry[]): CartState => items.reduce(addItem, emptyCart);

function context(over: Partial<CartContext> = {}): CartContext {
  return { customerId: 'c1', confirmed: [], queue: [], removed: null, callError: null, newKey: () => 'key', ...over };
}

describe('the client cart', () => {
  it('S3.CLI.02 starts empty with both totals zero', () => {
    expect(emptyCart).toEqual({ cartItems: [], totalQuantity: 0, totalPrice: 0 });
  });

  it('S4.CART.01 adding the same id raises its quantity', () => {
    const state = addItem(addItem(emptyCart, entry), { ...entry, quantity: 3 });
    expect(state.cartItems).toEqual([{ ...entry, quantity: 5 }]);
  });

  it('S4.CART.02 another id is appended', () => {
    expect(addItem(filled([entry]), { ...entry, id: 'b' }).cartItems.map((each) => each.id)).toEqual(['a', 'b']);
  });

  it('S4.CART.03 S4.CART.04 totals rise by quantity and by price times quantity', () => {
    fc.assert(
      fc.property(entries, (items) => {
        const state = filled(items);
        expect(state.totalQuantity).toBe(items.reduce((sum, each) => sum + each.quantity, 0));
        expect(state.totalPrice).toBe(items.reduce((sum, each) => sum + each.price * each.quantity, 0));
        expect(new Set(state.cartItems.map((each) => each.id)).size).toBe(state.cartItems.length);
      }),
    );
  });

  it('S4.CART.05 removing drops the item and what it added to the totals', () => {
    const state = removeItem(filled([entry, { ...entry, id: 'b', quantity: 1 }]), 'a');
    expect(state).toEqual({ cartItems: [{ ...entry, id: 'b', quantity: 1 }], totalQuantity: 1, totalPrice: 10_000 });
  });

  it('S4.CART.06 removing an unknown id changes nothing', () => {
    fc.assert(
      fc.property(entries, (items) => {
        const state = filled(items);
        expect(removeItem(state, 'zzz')).toBe(state);
      }),
    );
  });

  it('S4.CART.07 clearing leaves an empty list and zero totals', () => {
    expect(clearCart()).toEqual({ cartItems: [], totalQuantity: 0, totalPrice: 0 });
  });
});

describe('optimistic lines', () => {
  const change = (over: Partial<CartChange>): CartChange => ({
    kind: 'add',
    key: 'k',
    item: anItem(),
    delta: 1,
    ...over,
  });

  it('a quantity or removal of a line that is not there does nothing', () => {
    expect(applyChange([], change({ kind: 'quantity' }))).toEqual([]);
    expect(applyChange([], change({ kind: 'remove' }))).toEqual([]);
  });

  it('pruning drops changes to a line whose addition was rolled back, and keeps the others', () => {
    const other = aLine({ uniqueCode: 'other' });
    const queue = [
      change({ kind: 'quantity' }),
      change({ kind: 'remove', item: other, delta: -1 }),
      change({ kind: 'quantity', item: other }),
      change({ kind: 'add', item: other }),
    ];
    expect(pruneQueue([other], queue)).toEqual([queue[1], queue[3]]);
  });

  it('S4.CART.08 the change asked for makes the displayed quantity the wanted one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (have, want) => {
        const before = context({ confirmed: [aLine({ quantity: have })] });
        const made = changeFor(before, { type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: want }, 'k');
        expect(made === null).toBe(have === want);
        const queue = made === null ? [] : [made];
        expect(displayedLines({ ...before, queue })[0]?.quantity).toBe(want);
      }),
    );
  });

  it('J23 a refused addition is exactly one that would pass the stock, with units under way counted', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5 }), fc.nat({ max: 3 }), fc.integer({ min: 1, max: 8 }), (have, waiting, add) => {
        const confirmed = have === 0 ? [] : [aLine({ quantity: have })];
        const queue = waiting === 0 ? [] : [change({ delta: waiting })];
        const asked = { type: 'line.add', item: anItem(), quantity: add, returnTo: '/' } as const;
        const refused = refusalOf(context({ confirmed, queue }), asked);
        expect(refused !== null).toBe(have + waiting + add > 5);
      }),
    );
  });

  it('J23 a bag has at most 50 of one item and 100 items', () => {
    const plenty = anItem({ stock: 999 });
    const ask = (item = plenty, quantity = 1) => ({ type: 'line.add', item, quantity, returnTo: '/' }) as const;
    expect(refusalOf(context(), ask(plenty, 50))).toBeNull();
    expect(refusalOf(context(), ask(plenty, 51))?.detail).toBe('At most 50 of one item go into a bag.');
    const full = Array.from({ length: 100 }, (_, index) => aLine({ uniqueCode: `u${index}`, stock: 999 }));
    expect(refusalOf(context({ confirmed: full }), ask())?.detail).toBe('A bag holds at most 100 different items.');
    expect(refusalOf(context({ confirmed: full }), ask(anItem({ uniqueCode: 'u7', stock: 999 })))).toBeNull();
  });

  it('J23 taking away is always allowed, even where the stock has fallen below the line', () => {
    const short = context({ confirmed: [aLine({ quantity: 5, stock: 2 })] });
    expect(refusalOf(short, { type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 4 })).toBeNull();
    expect(refusalOf(short, { type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 6 })).not.toBeNull();
  });
});
