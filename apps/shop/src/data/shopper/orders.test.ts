import type { OrderLine, ProductSummary, Refusal, ShopApi } from '@kayal/api-contract/client';
import { RefusedCall } from '@kayal/commerce-core';
import { describe, expect, it, vi } from 'vitest';
import { readOrder, readOrders } from './orders.ts';
import type { SessionListener } from '../api/session-result.ts';

const line: OrderLine = {
  entryNo: 'KY1',
  productId: 7,
  uniqueCode: '7-BLACK-M',
  quantity: 1,
  total: 99_900,
  mrp: 129_900,
  orderedAt: 0,
  customerId: 'c1',
  phone: '9000000001',
  isDelivered: false,
  deliveredAt: null,
  cancelledAt: null,
  cancelReason: null,
  customerName: 'Asha',
  itemName: null,
  colour: null,
  colourHex: null,
  size: null,
  addressText: null,
  picture: null,
  pictureAt: 0,
};
const product: ProductSummary = {
  id: 7,
  name: 'Tide Tee',
  mrp: 129_900,
  offer: null,
  stock: 1,
  displayFirst: '7.webp',
  pictureAt: 0,
  colour: 'BLACK',
  size: 'M',
  uniqueCode: '7-BLACK-M',
  colours: [],
  categoryId: null,
  subCategoryId: null,
};
const refusal = (status: number): Refusal => ({
  ok: false,
  code: 'auth.required',
  message: 'Please Login First',
  status,
  details: {
    success: false,
    code: 'auth.required',
    error: 'Please Login First',
    message: 'Please Login First',
    requestId: '1',
  },
});

function shop(found: ProductSummary | null = product) {
  return {
    productByUniqueCode: vi.fn<ShopApi['productByUniqueCode']>(() => Promise.resolve({ ok: true, product: found })),
    session: { send: vi.fn<SessionListener['send']>() },
  };
}

describe('orders of a shopper', () => {
  it('J76 S8.ORD.04 reads each code without a name once, and leaves unknown ones unchanged', async () => {
    const lines = [line, { ...line, entryNo: 'KY2' }, { ...line, uniqueCode: 'other', itemName: 'Known' }];
    const { productByUniqueCode, session } = shop();
    const orders = () => Promise.resolve({ ok: true as const, items: lines });
    const named = await readOrders({ api: { orders, productByUniqueCode }, session }, 'c1');
    expect(named.map(({ itemName }) => itemName)).toEqual(['Tide Tee', 'Tide Tee', 'Known']);
    expect(productByUniqueCode).toHaveBeenCalledTimes(1);

    const unknown = shop(null);
    const api = { orders: () => Promise.resolve({ ok: true as const, items: [line] }), ...unknown };
    expect((await readOrders({ api, session }, 'c1'))[0]?.itemName).toBeNull();
  });

  it('S8.ORD.02 J54 fails with the reason', async () => {
    const { productByUniqueCode, session } = shop();
    const orders = () => Promise.reject(new TypeError('fetch failed'));
    await expect(readOrders({ api: { orders, productByUniqueCode }, session }, 'c1')).rejects.toThrow('fetch failed');
    expect(session.send).not.toHaveBeenCalled();
  });

  it('J04 notifies the session when the server has ended it', async () => {
    const { productByUniqueCode, session } = shop();
    const orders = () => Promise.resolve(refusal(401));
    await expect(readOrders({ api: { orders, productByUniqueCode }, session }, 'c1')).rejects.toThrow(RefusedCall);
    expect(session.send).toHaveBeenCalledExactlyOnceWith({ type: 'session.lost' });
  });

  it.each([400, 403, 404])('J45 an order answered with %i is not there', async (status) => {
    const { productByUniqueCode, session } = shop();
    const order = () => Promise.resolve(refusal(status));
    expect(await readOrder({ api: { order, productByUniqueCode }, session }, 'KY1')).toBeNull();
  });

  it('J45 any other refusal is a failure', async () => {
    const { productByUniqueCode, session } = shop();
    const order = () => Promise.resolve(refusal(503));
    await expect(readOrder({ api: { order, productByUniqueCode }, session }, 'KY1')).rejects.toThrow(RefusedCall);
  });
});
