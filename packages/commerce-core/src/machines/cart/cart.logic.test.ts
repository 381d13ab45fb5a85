import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartLimits } from '@kayal/api-contract/client';
import { aLine, anItem } from '../../testing/machine.test-support.ts';
import { cartQueue, changeFor } from './cart.logic.ts';
import { refusalOf } from './cart.notices.ts';
import { selectCartCount, selectPriceDetails } from './cart.selectors.ts';
import type { CartChange, CartContext } from './cart.types.ts';

function context(over: Partial<CartContext> = {}): CartContext {
  const empty = { confirmed: [], queue: [], removed: [], callError: null };
  return { customerId: 'c1', ...empty, newKey: () => 'key', limits: cartLimits, ...over };
}

describe('the cart that shoppers see', () => {
  const add = (uniqueCode: string, delta: number, price = 10_000): CartChange => ({
    kind: 'add',
    key: 'k',
    item: anItem({ uniqueCode, price, mrp: price }),
    delta,
  });
  const additions = fc.array(
    fc
      .record({
        code: fc.constantFrom('a', 'b', 'c'),
        delta: fc.integer({ min: 1, max: 5 }),
        price: fc.constantFrom(10_000, 14_900),
      })
      .map(({ code, delta, price }) => add(code, delta, price)),
  );
  /** Lines, units and amount of an empty cart after these changes. */
  const cartAfter = (queue: readonly CartChange[]) => {
    const snapshot = { context: context({ queue }) };
    return {
      lines: cartQueue.shown(snapshot.context),
      count: selectCartCount(snapshot),
      amount: selectPriceDetails(snapshot, 0).amount,
    };
  };
  const remove = (uniqueCode: string): CartChange => ({ ...add(uniqueCode, 0), kind: 'remove' });

  it('S3.CLI.02 starts empty with both totals zero', () => {
    expect(cartAfter([])).toEqual({ lines: [], count: 0, amount: 0 });
  });

  it('S3.CLI.01 S4.CART.01 adding the same unique code raises its quantity', () => {
    const { lines, count, amount } = cartAfter([add('a', 2), add('a', 3)]);
    expect(lines.map(({ uniqueCode, quantity }) => [uniqueCode, quantity])).toEqual([['a', 5]]);
    expect([count, amount]).toEqual([5, 50_000]);
  });

  it('S4.CART.02 another unique code is appended', () => {
    expect(cartAfter([add('a', 2), add('b', 1)]).lines.map((line) => line.uniqueCode)).toEqual(['a', 'b']);
  });

  it('S4.CART.03 S4.CART.04 totals rise by quantity and by price times quantity', () => {
    fc.assert(
      fc.property(additions, (changes) => {
        const { lines, count, amount } = cartAfter(changes);
        expect(count).toBe(changes.reduce((sum, { delta }) => sum + delta, 0));
        expect(amount).toBe(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
        expect(new Set(lines.map((line) => line.uniqueCode)).size).toBe(lines.length);
      }),
    );
  });

  it('S4.CART.05 removing drops the line and what it added to the totals', () => {
    const { lines, count, amount } = cartAfter([add('a', 2), add('b', 1), remove('a')]);
    expect(lines.map((line) => line.uniqueCode)).toEqual(['b']);
    expect([count, amount]).toEqual([1, 10_000]);
  });

  it('S4.CART.06 removing an unknown code changes nothing', () => {
    fc.assert(
      fc.property(additions, (changes) => {
        expect(cartAfter([...changes, remove('zzz')])).toEqual(cartAfter(changes));
      }),
    );
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

  it('S4.CART.08 the change turns the displayed quantity into the requested one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (have, want) => {
        const before = context({ confirmed: [aLine({ quantity: have })] });
        const made = changeFor(before, { type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: want }, 'k');
        expect(made === null).toBe(have === want);
        const queue = made === null ? [] : [made];
        expect(cartQueue.shown({ ...before, queue })[0]?.quantity).toBe(want);
      }),
    );
  });

  it('J23 an addition is refused exactly when it exceeds the stock, units in flight included', () => {
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

  it('J23 an owner may set lower limits', () => {
    const limits = { unitsPerLine: 3, linesPerCart: 1 };
    const ask = (uniqueCode: string, quantity: number) =>
      refusalOf(context({ limits, confirmed: [aLine({ uniqueCode: 'u1', stock: 999 })] }), {
        type: 'line.add',
        item: anItem({ uniqueCode, stock: 999 }),
        quantity,
        returnTo: '/',
      });
    expect(ask('u1', 2)).toBeNull();
    expect(ask('u1', 3)?.detail).toBe('At most 3 of one item go into a bag.');
    expect(ask('u2', 1)?.detail).toBe('A bag holds at most 1 different items.');
  });

  it('J23 reducing a line is always allowed, even when the stock is below its quantity', () => {
    const short = context({ confirmed: [aLine({ quantity: 5, stock: 2 })] });
    expect(refusalOf(short, { type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 4 })).toBeNull();
    expect(refusalOf(short, { type: 'line.quantity', uniqueCode: '7-BLACK-M', quantity: 6 })).not.toBeNull();
  });
});
