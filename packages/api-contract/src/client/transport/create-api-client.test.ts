import { describe, expect, it, vi } from 'vitest';
import { errorBody } from '../../error-codes.ts';
import { createApiClient } from './create-api-client.ts';
import { NetworkError } from './network-error.ts';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });

/** A client with prepared answers; it records requests and waits. */
function clientOver(...answers: (() => Response | Promise<Response>)[]) {
  const sent: { url: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    sent.push({ url, init });
    const answer = answers[sent.length - 1];
    if (answer === undefined) throw new Error('One call more than the test expects.');
    return answer();
  };
  const sleep = async (ms: number): Promise<void> => void waits.push(ms);
  return { sent, waits, client: createApiClient({ fetch, company: 'kayal', sleep, random: () => 1 }) };
}

const lost = (): never => {
  throw new TypeError('fetch failed');
};

describe('requests', () => {
  it('S7.GEN.01 J11 the path has base, company and encoded params', async () => {
    const { client, sent } = clientOver(() => json({ success: true, items: [] }));
    await client.call('getCart', { params: { customer: 'a/b' } });
    expect(sent[0]?.url).toBe('/api/onlineorder/cart/items/kayal/a%2Fb');
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin', body: null });
  });

  it('S7.CAT.06 the query is encoded', async () => {
    const { client, sent } = clientOver(() => json([]));
    await client.call('getProductByFilter', { query: { filter: 'a&b', limit: '8' } });
    expect(sent[0]?.url).toBe('/api/onlineorder/getProductByFilter/kayal?filter=a%26b&limit=8');
  });

  it('R-46 every write is JSON, also without a body', async () => {
    const { client, sent } = clientOver(
      () => json({ success: true }),
      () => json({ success: true }),
    );
    await client.call('updateDelivery', { params: { entryNo: 'KY-1' } });
    await client.call('login', { body: { email: 'a', password: 'b' } });
    expect(sent.map(({ init }) => init.body)).toEqual(['{}', '{"email":"a","password":"b"}']);
    for (const { init } of sent) expect(new Headers(init.headers).get('content-type')).toBe('application/json');
  });

  it('S4.WISH.01 S2.HDR.05 changes of bag and wishlist finish when the tab is closed, within the size browsers allow', async () => {
    const { client, sent } = clientOver(
      ...Array.from({ length: 6 }, () => () => json({ success: true, message: '', items: [] })),
    );
    const line = {
      itemId: 7,
      uniqueCode: 'K',
      itemName: 'Polo',
      itemPrice: 500,
      ledname: 'A',
      ledcode: 'c',
      ledemail: 'e',
    };
    const wish = { ID: 7, ItemName: 'Polo', MRP: 500, ledcode: 'c', Qty: 1 };
    await client.call('addToCart', { body: { ...line, quantity: 1 } });
    await client.call('deleteCartItem', { params: { itemId: '7', ledcode: 'c', uniqueCode: 'K' } });
    await client.call('addToWishlist', { body: wish });
    await client.call('deleteFromWishlist', { params: { id: '7' } });
    await client.call('addToWishlist', { body: { ...wish, ItemName: 'x'.repeat(20_000) } });
    await client.call('getCart', { params: { customer: 'c' } });
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, true, true, true, false, false]);
  });

  it('S7.EXT.07 an upload is sent as a form, whose type the browser writes', async () => {
    const { client, sent } = clientOver(() => json({ success: true, files: [] }));
    const form = new FormData();
    await client.call('uploadImages', { form });
    expect(sent[0]?.init.body).toBe(form);
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBeNull();
  });

  it('J46 an address for a download', () => {
    const client = createApiClient({ fetch, company: 'kayal', origin: 'https://kayal.example' });
    expect(client.address('getInvoice', { entryNo: 'KY-1' })).toBe(
      'https://kayal.example/api/onlineorder/order/invoice/kayal/KY-1',
    );
  });
});

describe('answers', () => {
  it('an answer is data with its headers', async () => {
    const { client } = clientOver(() => json([], 200, { 'x-total-count': '501' }));
    const result = await client.call('getProductByFilter');
    expect(result).toMatchObject({ ok: true, status: 200, data: [] });
    expect(result.ok && result.headers.get('x-total-count')).toBe('501');
  });

  it('a refusal keeps its code, text and fields', async () => {
    const body = errorBody('request.invalid', 'r1', { fields: { quantity: 'min 1' } });
    const { client } = clientOver(() => json(body, 400));
    expect(await client.call('logout')).toEqual({ ok: false, status: 400, error: body });
  });

  it.each([
    [
      'a page of a proxy',
      () => new Response('<h1>Bad</h1>', { status: 500, headers: { 'content-type': 'text/html' } }),
      500,
    ],
    ['a page with status 200', () => new Response('<h1>Hi</h1>', { headers: { 'content-type': 'text/html' } }), 502],
    [
      'a page with status 400',
      () => new Response('<p>', { status: 400, headers: { 'content-type': 'text/html' } }),
      400,
    ],
    ['a refusal without a body', () => new Response(null, { status: 404 }), 404],
    [
      'a refusal whose JSON is cut short',
      () => new Response('{"su', { status: 409, headers: { 'content-type': 'application/json' } }),
      409,
    ],
    ['an empty answer where fields are specified', () => new Response(''), 502],
    ['JSON that is not the error shape', () => json({ oops: true }, 500), 500],
    ['JSON cut short', () => new Response('{"su', { headers: { 'content-type': 'application/json' } }), 502],
  ])('S8.OFFER.02 %s becomes the code internal, without a text of its own', async (_, answer, status) => {
    const { client } = clientOver(answer);
    const result = await client.call('logout');
    expect(result).toMatchObject({ ok: false, status, error: { code: 'internal', message: '' } });
  });
});

describe('no answer', () => {
  it('J24 a lost connection is thrown with its cause', async () => {
    const { client } = clientOver(lost);
    const thrown: unknown = await client.call('logout').catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(NetworkError);
    expect(thrown).toMatchObject({ name: 'NetworkError', cause: expect.any(TypeError) });
  });

  it('a time-out is a network error', async () => {
    const never = (_: string, init: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    const client = createApiClient({ fetch: never, company: 'kayal', timeoutMs: 1, retries: 0 });
    const thrown: unknown = await client.call('session').catch((error: unknown) => error);
    expect(thrown).toMatchObject({ name: 'NetworkError', cause: { name: 'TimeoutError' } });
  });

  it('J58 S7.EXT.07 an upload may take longer than any other call', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const { client } = clientOver(
      () => json({ user: null }),
      () => json({ picture: 'shop-1.webp' }),
    );
    await client.call('session');
    await client.call('addShopPicture', { form: new FormData() });
    expect(limit.mock.calls).toEqual([[10_000], [15 * 60_000]]);
    limit.mockRestore();
  });

  it('an aborted call throws the signal’s reason and is not retried', async () => {
    const { client, sent } = clientOver(lost);
    const reason = new Error('typed on');
    const ended = client.call('suggest', { query: { q: 'po' }, signal: AbortSignal.abort(reason) });
    await expect(ended).rejects.toBe(reason);
    expect(sent).toHaveLength(1);
  });
});

describe('R-82 trying again', () => {
  const busy = () => json(errorBody('unavailable', 'r'), 503);
  const order = { body: { date: '2026-11-21', id: 'c1', contact: '98', items: '[]' } };

  it('R-82 a read is tried again after a lost connection and a busy server, with growing waits', async () => {
    const { client, sent, waits } = clientOver(lost, busy, () => json([]));
    expect((await client.call('getCategories')).ok).toBe(true);
    expect(sent).toHaveLength(3);
    expect(waits).toEqual([200, 400]);
  });

  it('R-82 after the last try the refusal or error is handed on', async () => {
    const refused = clientOver(busy, busy, busy);
    expect(await refused.client.call('getCategories')).toMatchObject({
      ok: false,
      status: 503,
      error: { code: 'unavailable' },
    });
    const failed = clientOver(lost, lost, lost);
    await expect(failed.client.call('getCategories')).rejects.toBeInstanceOf(NetworkError);
  });

  it('R-82 a write without a key is sent once', async () => {
    const { client, sent } = clientOver(busy);
    expect((await client.call('logout')).ok).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it('J21 a write with a key is tried again with the same key, also while its first try is still at work', async () => {
    const atWork = () => json(errorBody('order.in_progress', 'r'), 409);
    const placed = { success: true, orderId: 'KY-1', entryNos: ['KY-1'], total: 1 };
    const { client, sent } = clientOver(lost, atWork, () => json(placed));
    const result = await client.call('placeOrder', { ...order, headers: { 'idempotency-key': 'k1' } });
    expect(result).toMatchObject({ ok: true, data: placed });
    expect(sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).toEqual(['k1', 'k1', 'k1']);
  });

  it('R-82 a coded refusal is final', async () => {
    const { client, sent } = clientOver(() => json(errorBody('order.stock', 'r'), 409));
    await client.call('placeOrder', { ...order, headers: { 'idempotency-key': 'k1' } });
    expect(sent).toHaveLength(1);
  });

  it('R-82 Retry-After is waited for, unless it is longer than a shopper would wait', async () => {
    const after = (seconds: string) => () => json(errorBody('rate.limited', 'r'), 429, { 'retry-after': seconds });
    const short = clientOver(after('2'), () => json([]));
    await short.client.call('getCategories');
    expect(short.waits).toEqual([2000]);
    const long = clientOver(after('60'));
    expect(await long.client.call('getCategories')).toMatchObject({ ok: false, status: 429 });
    expect(long.waits).toEqual([]);
  });
});

describe('refusals of any server', () => {
  const refuse = async (body: unknown, status = 400) => {
    const { client } = clientOver(() => json(body, status));
    return client.call('deleteCartItem', { params: { itemId: '1', ledcode: 'c', uniqueCode: 'u' } });
  };

  it.each([
    ['message', { message: 'Only two left' }, 'Only two left'],
    ['error', { error: 'Only two left' }, 'Only two left'],
    ['nothing', {}, ''],
    ['texts that are no texts', { message: 7, error: null }, ''],
    ['an empty message', { message: '', error: 'Only two left' }, 'Only two left'],
  ])('S8.FORGOT.01 S8.CART.06 S8.OFFER.02 a refusal with %s', async (_, body, message) => {
    expect(await refuse(body)).toMatchObject({ ok: false, status: 400, error: { message, code: 'internal' } });
  });

  it('S8.CART.02 S8.CART.04 an answer with success: false is a refusal', async () => {
    expect(await refuse({ success: false, message: 'Sold out' }, 200)).toMatchObject({
      ok: false,
      status: 200,
      error: { message: 'Sold out' },
    });
  });

  it('S7.USER.04 S7.USER.06 an error in place of an answer is a refusal', async () => {
    expect(await refuse({ error: 'No such address' }, 200)).toMatchObject({
      ok: false,
      error: { message: 'No such address' },
    });
    expect(await refuse({ success: true, message: 'Item deleted successfully', error: '' }, 200)).toMatchObject({
      ok: true,
    });
  });

  it.each([
    ['S7.CART.04', 'clearCart', { params: { customer: 'c' } }],
    ['S7.WISH.03', 'deleteFromWishlist', { params: { id: '7' } }],
    ['S7.ADM.01', 'postDisplayFirst', { body: { slno: 7, displayFirst: '7_RED.webp' } }],
    ['S7.ADM.03', 'postModifyColor', { body: {} }],
    ['S7.EXT.07', 'uploadImages', { form: new FormData() }],
  ] as const)('%s %s succeeds by its status, also without a body', async (_, name, options) => {
    const call = (answer: () => Response) => clientOver(answer).client.call<typeof name>(name, options);
    expect(await call(() => new Response(null, { status: 204 }))).toMatchObject({ ok: true, data: {} });
    expect(await call(() => new Response('<p>Log in to the network</p>'))).toMatchObject({ ok: false, status: 502 });
    expect(await call(() => new Response(null, { status: 400 }))).toMatchObject({ ok: false, status: 400 });
  });
});
