import { describe, expect, it } from 'vitest';
import { errorBody } from '../../error-codes.ts';
import { createAdminApi } from '../admin/admin-api.ts';
import { createApiClient } from '../transport/create-api-client.ts';
import { createShopApi } from './shop-api.ts';

/** The API with one answer per path; it records each request as `METHOD path?query` with its body. */
function apiOver(answer: (path: string) => Response) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const client = createApiClient({
    company: 'kayal',
    retries: 0,
    fetch: async (url, init) => {
      const path = url.replace('/api/onlineorder', '');
      asked.push(`${init.method} ${path}`);
      bodies.push(typeof init.body === 'string' ? JSON.parse(init.body) : init.body);
      return answer(path);
    },
  });
  return { asked, bodies, shop: createShopApi(client), admin: createAdminApi(client) };
}

const row = {
  ID: 7,
  ItemName: 'Polo',
  MRP: 500,
  Qty: 1,
  UniqueCode: 'K',
  displayFirst: '7_RED.webp',
  Color: 'RED',
  Size: 'M',
  ItemId: 7,
  Colors: [],
  PictureAt: 1,
  CategoryId: 616,
  CategoryName: 'Polo',
};
const refused = (code: Parameters<typeof errorBody>[0], status: number) => () =>
  Response.json(errorBody(code, 'r'), { status });

describe('products', () => {
  it.each([
    [{ kind: 'all' }, 'GET /getProductByFilter/kayal?filter=&limit=8'],
    [{ kind: 'search', text: 'polo' }, 'GET /getProductByFilter/kayal?filter=polo&limit=8'],
    [{ kind: 'category', id: 4 }, 'GET /getProductByCategory/kayal?Id=4&limit=8'],
    [{ kind: 'sub-category', id: 627 }, 'GET /getProductBySubCategory/kayal?Id=627&limit=8'],
    [
      { kind: 'promotion', list: 'NewArrivals' },
      'GET /getNewArrival_BestSeller_LimitedSale/kayal?Id=NewArrivals&limit=8',
    ],
  ] as const)('S7.CAT.06-12 J72 %j is asked as %s', async (source, call) => {
    const { shop, asked } = apiOver(() =>
      Response.json([{ ...row, OfferPrice: 400 }], { headers: { 'x-total-count': '501' } }),
    );
    const page = await shop.products(source, { limit: 8 });
    expect(asked).toEqual([call]);
    expect(page).toMatchObject({ ok: true, total: 501, items: [{ id: 7, offer: 40_000 }] });
  });

  it('J31 only rows without the offer’s field are read one by one', async () => {
    const rows = [row, { ...row, ID: 8, OfferPrice: null }, { ...row, ID: 9 }];
    const { shop, asked } = apiOver((path) => {
      if (path.startsWith('/getOfferByItemId/7')) return Response.json({ OfferPrice: 450 });
      if (path.startsWith('/getOfferByItemId/')) return refused('offer.none', 404)();
      return Response.json(rows);
    });
    const page = await shop.products({ kind: 'all' });
    expect(page.ok && page.items.map(({ offer }) => offer)).toEqual([45_000, null, null]);
    expect(asked.slice(1)).toEqual(['GET /getOfferByItemId/7', 'GET /getOfferByItemId/9']);
  });

  it('S5.LIST.01 an answer that is no list is an empty page', async () => {
    const { shop } = apiOver(() => Response.json({ surprise: true }));
    expect(await shop.products({ kind: 'all' })).toEqual({ ok: true, items: [], total: 0 });
    expect(await shop.product(7)).toEqual({ ok: true, product: null });
  });

  it('J54 a list that could not be loaded is a refusal, not an empty list', async () => {
    const { shop } = apiOver(refused('internal', 500));
    expect(await shop.products({ kind: 'all' })).toMatchObject({
      ok: false,
      code: 'internal',
      status: 500,
      message: 'Something went wrong.',
    });
  });

  it('S8.GEN.01 suggestions that are no list are an error, so that it is logged', async () => {
    const { shop } = apiOver(() => Response.json({ surprise: true }));
    await expect(shop.suggest('po')).rejects.toThrow('not a list');
  });

  it('S5.SRCH.02 a blank text makes no call', async () => {
    const { shop, asked } = apiOver(() => Response.json([]));
    expect(await shop.suggest('  ')).toEqual({ ok: true, items: [] });
    expect(asked).toEqual([]);
  });
});

describe('accounts', () => {
  const user = { id: 'c1', full_name: 'Asha', email: 'a@kayal.example', password: '********' };

  it('J01 signing in is a POST', async () => {
    const { shop, asked, bodies } = apiOver(() => Response.json([user]));
    const outcome = await shop.login({ email: 'a@kayal.example', password: 'x', rememberMe: true });
    expect(outcome).toEqual({ ok: true, user: { id: 'c1', name: 'Asha', email: 'a@kayal.example', isAdmin: false } });
    expect(asked).toEqual(['POST /user/login/kayal']);
    expect(bodies).toEqual([{ email: 'a@kayal.example', password: 'x', rememberMe: true }]);
  });

  it('S8.LOGIN.01 an empty list is no match', async () => {
    const { shop } = apiOver(() => Response.json([]));
    expect(await shop.login({ email: 'a', password: 'x' })).toMatchObject({
      ok: false,
      code: 'auth.invalid',
      message: 'Invalid email or password',
    });
  });

  it('J75 an unverified account has its verification handle', async () => {
    const { shop } = apiOver(() => Response.json(errorBody('EMAIL_UNVERIFIED', 'r', { id: 'h1' }), { status: 403 }));
    expect(await shop.login({ email: 'a', password: 'x' })).toMatchObject({
      ok: false,
      code: 'EMAIL_UNVERIFIED',
      details: { id: 'h1' },
    });
  });

  it('S8.VERIFY.02 a wrong code is a refusal though the status is 200', async () => {
    const { shop } = apiOver(() => Response.json({ success: false, message: 'Invalid OTP' }));
    expect(await shop.verify({ verificationId: 'h1', otp: '000000' })).toMatchObject({
      ok: false,
      code: 'otp.invalid',
      message: 'Invalid OTP',
    });
    const right = apiOver(() => Response.json({ success: true, message: 'ok' }));
    expect(await right.shop.verify({ verificationId: 'h1', otp: '000000' })).toEqual({ ok: true });
  });

  it('J27 J28 a code is requested by address or by verification handle', async () => {
    const { shop, bodies } = apiOver(() => Response.json({ success: true, message: 'sent' }));
    await shop.sendOtp({ email: 'a@kayal.example' });
    await shop.sendOtp({ verificationId: 'h1' });
    expect(bodies).toEqual([{ email: 'a@kayal.example' }, { id: 'h1' }]);
  });
});

describe('bag, addresses, back office', () => {
  it('J13 the address to delete is in body and query', async () => {
    const { shop, asked, bodies } = apiOver(() => Response.json({ success: true, message: 'ok' }));
    await shop.deleteAddress({ customerId: 'c1', addressId: 'a1' });
    expect(asked).toEqual(['DELETE /user/deleteAddress?addressId=a1&ledcode=c1']);
    expect(bodies).toEqual([{ addressId: 'a1', ledcode: 'c1' }]);
  });

  it('S7.CART.03 a line is identified by item, customer and unique code', async () => {
    const { shop, asked } = apiOver(() => Response.json({ success: true, message: 'Item deleted successfully' }));
    expect(await shop.deleteCartItem({ customerId: 'c1', productId: 7, uniqueCode: 'K' })).toEqual({
      ok: true,
      message: 'Item deleted successfully',
      items: null,
    });
    expect(asked).toEqual(['DELETE /cart/item/kayal/7/c1/K']);
  });

  it('J23 a refusal for lack of stock names the lines', async () => {
    const items = [{ uniqueCode: 'K', available: 1 }];
    const { shop } = apiOver(() => Response.json(errorBody('order.stock', 'r', { items }), { status: 409 }));
    const outcome = await shop.placeOrder({
      date: '2026-11-21',
      customerId: 'c1',
      contact: '98',
      lines: [],
      idempotencyKey: 'k',
    });
    expect(outcome).toMatchObject({ ok: false, code: 'order.stock', status: 409, details: { items } });
  });

  it('J30 a message that was only stored is not relayed', async () => {
    const { shop } = apiOver(() => Response.json({ success: false }));
    const form = { name: 'A', email: 'a', mobileNumber: '9', message: 'Hi' };
    expect(await shop.sendContactMessage({ form, to: '91' })).toEqual({ ok: true, relayed: false, number: null });
  });

  it('J52 a refused offer has the message of the server', async () => {
    const { admin } = apiOver(refused('offer.price', 400));
    const outcome = await admin.addOffer({ categoryName: 'Polo', productId: 7, name: 'Polo', mrp: 100, offer: 200 });
    expect(outcome).toMatchObject({ ok: false, message: 'The offer price must be more than 0 and at most the MRP.' });
  });
});
