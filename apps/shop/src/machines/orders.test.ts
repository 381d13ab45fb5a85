import type { OrderLine, ProductSummary, Refusal } from '@kayal/api-contract/client';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideOrders } from './orders.ts';

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

function start(orders: Parameters<typeof provideOrders>[0]['api']['orders'], found: ProductSummary | null = product) {
  const productByUniqueCode = vi.fn<Parameters<typeof provideOrders>[0]['api']['productByUniqueCode']>(() =>
    Promise.resolve({ ok: true, product: found }),
  );
  const send = vi.fn<Parameters<typeof provideOrders>[0]['session']['send']>();
  const actor = createActor(provideOrders({ api: { orders, productByUniqueCode }, session: { send } }), {
    input: { customerId: 'c1' },
  });
  return { actor: actor.start(), productByUniqueCode, send };
}

describe('orders over the API', () => {
  it('J76 S8.ORD.04 asks once for each code that has no name, and leaves what nobody knows', async () => {
    const lines = [line, { ...line, entryNo: 'KY2' }, { ...line, uniqueCode: 'other', itemName: 'Known' }];
    const { actor, productByUniqueCode } = start(() => Promise.resolve({ ok: true, items: lines }));
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
    expect(context.lines.map(({ itemName }) => itemName)).toEqual(['Tide Tee', 'Tide Tee', 'Known']);
    expect(productByUniqueCode).toHaveBeenCalledTimes(1);

    const unknown = start(() => Promise.resolve({ ok: true, items: [line] }), null);
    const after = await waitFor(unknown.actor, (snapshot) => snapshot.hasTag('ready'));
    expect(after.context.lines[0]?.itemName).toBeNull();
  });

  it('S8.ORD.02 J54 fails, and another try may succeed', async () => {
    const orders = vi.fn<Parameters<typeof start>[0]>(() => Promise.resolve({ ok: true, items: [] }));
    orders.mockRejectedValueOnce(new TypeError('fetch failed'));
    const { actor, send } = start(orders);
    await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
    actor.send({ type: 'orders.reload' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
    expect(send).not.toHaveBeenCalled();
  });

  it('J04 tells the session when the server has forgotten it', async () => {
    const { actor, send } = start(() => Promise.resolve(refusal(401)));
    await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
    expect(send).toHaveBeenCalledWith({ type: 'session.lost' });
  });
});
