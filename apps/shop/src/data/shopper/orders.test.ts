import { createApiClient, createOrdersApi, type Refusal } from '@kayal/api-contract/client';
import { RefusedCall } from '@kayal/commerce-core';
import { describe, expect, it, vi } from 'vitest';
import { readOrder, readOrders } from './orders.ts';
import type { SessionListener } from '../api/session-result.ts';

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

const listener = () => ({ send: vi.fn<SessionListener['send']>() });

describe('orders of a shopper', () => {
  it('J76 S8.ORD.04 a server with only the listed fields is asked once for a product that is gone', async () => {
    const asked: string[] = [];
    const listed = { EntryNo: '5', Itemid: 7, Quantity: 1, Total: 999, OrderDate: '2026-11-20', LedCode: 'c1' };
    const row = { ...listed, PhoneNo: '9000000001', isDelivered: false };
    const orders = [
      { ...row, UniqueCode: 'GONE-M' },
      { ...row, UniqueCode: 'GONE-M', EntryNo: '4' },
      { ...row, UniqueCode: 'TIDE-M' },
    ];
    const client = createApiClient({
      origin: '',
      company: 'kayal',
      retries: 0,
      fetch: (url) => {
        if (url.includes('/order/list/')) return Promise.resolve(Response.json({ success: true, orders }));
        if (!url.includes('uniqueCode=')) return Promise.resolve(new Response(null, { status: 404 }));
        asked.push(url.slice(url.lastIndexOf('=') + 1));
        const tide = { ItemName: 'Tide Tee', Size: 'M', Color: 'TIDE' };
        return Promise.resolve(Response.json(url.includes('TIDE') ? [tide] : []));
      },
    });
    const session = listener();
    const { lines } = await readOrders({ api: createOrdersApi(client), session }, 'c1');
    expect(lines.map(({ itemName }) => itemName)).toEqual([null, null, 'Tide Tee']);
    expect(asked.toSorted()).toEqual(['GONE-M', 'TIDE-M']);
  });

  it('S8.ORD.02 J54 fails with the reason', async () => {
    const session = listener();
    const orders = () => Promise.reject(new TypeError('fetch failed'));
    await expect(readOrders({ api: { orders }, session }, 'c1')).rejects.toThrow('fetch failed');
    expect(session.send).not.toHaveBeenCalled();
  });

  it('J04 notifies the session when the server has ended it', async () => {
    const session = listener();
    const orders = () => Promise.resolve(refusal(401));
    await expect(readOrders({ api: { orders }, session }, 'c1')).rejects.toThrow(RefusedCall);
    expect(session.send).toHaveBeenCalledExactlyOnceWith({ type: 'session.lost' });
  });

  it.each([400, 403, 404])('J45 an order answered with %i is not there', async (status) => {
    const session = listener();
    const order = () => Promise.resolve(refusal(status));
    expect(await readOrder({ api: { order }, session }, 'KY1')).toBeNull();
  });

  it('J45 any other refusal is a failure', async () => {
    const session = listener();
    const order = () => Promise.resolve(refusal(503));
    await expect(readOrder({ api: { order }, session }, 'KY1')).rejects.toThrow(RefusedCall);
  });
});
