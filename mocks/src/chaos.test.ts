import { apiBase, routes, type RouteName } from '@kayal/api-contract';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { withChaos } from './chaos-fetch.ts';
import { chaosOf, groupOf, noChaos, problemGroups, type Chaos } from './chaos.ts';
import { createMockShop } from './create-mock-shop.ts';

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

function shopIn(chaos: Chaos) {
  const { handlers } = createMockShop({ as: 'shopper' });
  return withChaos(
    async (input, init) => (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
    () => chaos,
  );
}

const call = (chaos: Chaos, path: string, init: RequestInit = {}) =>
  shopIn(chaos)(`http://shop.test${apiBase}${path}`, init);
const post = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

const categories = '/getCategories/kayal';
const wishlist = '/wishlist/items/kayal/cus_asha';
const adding = post({ itemId: 1001, uniqueCode: 'KY-1001-NAVY-L', quantity: 1 });
const item = { id: 1001, mrp: 699, quantity: 2, uniqueCode: 'KY-1001-PETROL-BLUE-M' };
const ordering = post({ date: '2026-11-21', id: 'cus_asha', contact: '9', items: JSON.stringify([item]) });

describe('chaos', () => {
  it('every group has endpoints of its own', () => {
    const groups = new Set<string>(Object.keys(routes).filter(isRouteName).map(groupOf));
    expect(['all', ...groups].toSorted()).toEqual(Object.keys(problemGroups).toSorted());
    expect([groupOf('getAddress'), groupOf('getInvoice'), groupOf('getAllOrders'), groupOf('login')]).toEqual([
      'addresses',
      'orders',
      'admin',
      'account',
    ]);
  });

  it('reads a stored setting; an invalid one means no problem', () => {
    expect(chaosOf('offline', 'cart')).toEqual({ problem: 'offline', group: 'cart' });
    expect(chaosOf('toString', null)).toEqual(noChaos);
  });

  it('affects only the chosen group', async () => {
    const chaos = { problem: 'server-error', group: 'catalogue' } as const;
    const refused = await call(chaos, categories);
    expect(refused.status).toBe(500);
    expect(await refused.json()).toMatchObject({ success: false, code: 'internal' });
    expect((await call(chaos, wishlist)).status).toBe(200);
    expect((await call(noChaos, categories)).status).toBe(200);
  });

  it('offline: a call fails as without a network', async () => {
    await expect(call({ problem: 'offline', group: 'all' }, categories)).rejects.toThrow(TypeError);
  });

  it('time-out: a call ends when its caller aborts it', async () => {
    const patience = new AbortController();
    const waiting = call({ problem: 'time-out', group: 'all' }, categories, { signal: patience.signal });
    patience.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  it('slow: an aborted call ends at once', async () => {
    const patience = new AbortController();
    const waiting = call({ problem: 'slow', group: 'all' }, categories, { signal: patience.signal });
    patience.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  it('J04 session expired: personal calls are refused, the catalogue is not', async () => {
    const chaos = { problem: 'session-expired', group: 'all' } as const;
    expect([(await call(chaos, wishlist)).status, (await call(chaos, categories)).status]).toEqual([401, 200]);
  });

  it('J23 stock gone: nothing can be added or ordered', async () => {
    const chaos = { problem: 'stock-gone', group: 'all' } as const;
    const refused = await call(chaos, '/cart/add/kayal', adding);
    expect(await refused.json()).toMatchObject({
      code: 'cart.stock',
      items: [{ uniqueCode: 'KY-1001-NAVY-L', available: 0 }],
    });
    expect(await (await call(chaos, '/orderAdd/kayal', ordering)).json()).toMatchObject({
      code: 'order.stock',
      items: [{ uniqueCode: item.uniqueCode, available: 0 }],
    });
  });

  it('J20 price changed: an order is refused with the current prices, rupees', async () => {
    const chaos = { problem: 'price-changed', group: 'orders' } as const;
    const refused = await call(chaos, '/orderAdd/kayal', ordering);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'order.price_changed',
      items: [{ uniqueCode: item.uniqueCode, price: 799 }],
    });
  });
});
