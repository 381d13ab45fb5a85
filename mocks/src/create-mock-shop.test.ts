import { apiBase, endpoints, errorBodySchema, routes, type EndpointSpec, type RouteName } from '@kayal/api-contract';
import { getResponse, HttpResponse } from 'msw';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { createMockShop, type MockShopOptions } from './create-mock-shop.ts';
import { demoPassword, googleToken, rightCode, verificationHandle } from './fixtures/accounts.ts';
import { viewers } from './mock-shop-state.ts';
import { scenarios, type ScenarioName } from './scenarios.ts';

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends one call to a shop's handlers, in the client's form. */
async function send(
  shop: ReturnType<typeof createMockShop>,
  name: RouteName,
  { params = {}, query = {}, body = {} }: Parts,
) {
  const { method, path } = routes[name];
  const filled: Readonly<Record<string, string>> = { ...params, company: 'kayal' };
  const url = new URL(`http://shop.test${apiBase}${path.replaceAll(/:(\w+)/g, (_, key: string) => filled[key] ?? '')}`);
  url.search = new URLSearchParams(query).toString();
  const request = new Request(url, { method, ...(method === 'GET' ? {} : { body: JSON.stringify(body) }) });
  return getResponse([...shop.handlers], request);
}

const shopper: MockShopOptions = { as: 'shopper' };
const admin: MockShopOptions = { as: 'admin' };
const asha = { params: { customer: 'cus_asha' } };
const fields = { name: 'A', mobile: '9', pincode: '6', locality: 'L', address: 'A', city: 'C', district: 'D' };

/** One call of every mocked endpoint that succeeds. */
const calls: readonly (readonly [RouteName, Parts, MockShopOptions])[] = [
  ['getCategories', {}, {}],
  ['getSubCategories', {}, {}],
  ['getAllModifiedColors', {}, {}],
  ['getAllColorSize', {}, {}],
  ['getProductByFilter', { query: { filter: 'tee', limit: '3', sort: 'price-asc', color: 'NAVY' } }, {}],
  ['getProductByCategory', { query: { Id: '4' } }, {}],
  ['getProductBySubCategory', { query: { Id: '157' } }, {}],
  ['getPromotionalList', { query: { Id: 'NewArrivals', limit: '8' } }, {}],
  ['getProductById', { query: { Id: '1001' } }, {}],
  ['getProductDetails', { query: { Id: '1001' } }, {}],
  ['getProductByUniqueCode', { query: { uniqueCode: 'KY-1001-NAVY-L' } }, {}],
  ['getOfferByItemId', { params: { id: '1001' } }, {}],
  ['suggest', { query: { q: 'run' } }, {}],
  ['facets', { query: { source: 'category', Id: '4' } }, {}],
  ['facets', { query: { source: 'category', Id: '4', products: '1', limit: '2' } }, {}],
  ['session', {}, {}],
  ['loginByQuery', { query: { email: 'asha@kayal.example', password: demoPassword } }, {}],
  ['login', { body: { email: 'asha@kayal.example', password: demoPassword } }, {}],
  ['logout', {}, shopper],
  ['signUp', { body: { email: 'new@kayal.example', full_name: 'New', password: 'x' } }, {}],
  ['verify', { body: { id: verificationHandle, otp: rightCode } }, {}],
  ['sendOtp', { body: { id: verificationHandle } }, {}],
  ['updatePassword', { body: { email: 'asha@kayal.example', otp: rightCode, newPassword: 'x' } }, {}],
  ['getCustomerById', asha, shopper],
  ['updateProfile', { body: { full_name: 'Asha' } }, shopper],
  ['getCart', asha, shopper],
  ['addToCart', { body: { itemId: 1001, uniqueCode: 'KY-1001-NAVY-L', quantity: 1 } }, shopper],
  ['deleteCartItem', { params: { itemId: '1001', ledcode: 'cus_asha', uniqueCode: 'KY-1001-PETROL-BLUE-M' } }, shopper],
  ['clearCart', asha, shopper],
  ['placeOrder', { body: { date: '2026-11-21', id: 'cus_asha', contact: '9', items: '[]' } }, shopper],
  ['getOrders', asha, shopper],
  ['getAllOrders', { query: { limit: '2', status: 'in-process' } }, admin],
  ['updateDelivery', { params: { entryNo: 'KY260004' } }, admin],
  ['cancelOrder', { params: { entryNo: 'KY260004' }, body: { reason: 'Sold out' } }, admin],
  ['getOrder', { params: { entryNo: 'KY260004' } }, shopper],
  ['getWebhooks', {}, admin],
  ['addWebhook', { body: { url: 'https://erp.kayal.example/in', events: ['stock.low'] } }, admin],
  ['deleteWebhook', { params: { id: 'hook_erp' } }, admin],
  ['getWebhookDeliveries', { query: { state: 'dead' } }, admin],
  ['replayWebhookDelivery', { params: { id: 'msg_1.hook_erp' } }, admin],
  ['getDeadLetters', {}, admin],
  ['retryDeadLetter', { params: { id: 'mail_1' } }, admin],
  ['dropDeadLetter', { params: { id: 'mail_1' } }, admin],
  ['getAddresses', asha, shopper],
  ['getAddress', { params: { id: 'adr_home' } }, shopper],
  ['addAddress', { body: fields }, shopper],
  ['updateAddress', { params: { id: 'adr_home' }, body: fields }, shopper],
  ['setActiveAddress', { body: { addressId: 'adr_office' } }, shopper],
  ['deleteAddress', { body: { addressId: 'adr_office' } }, shopper],
  ['getWishlist', asha, shopper],
  ['addToWishlist', { body: { ID: 1001 } }, shopper],
  ['deleteFromWishlist', { params: { id: 'wish_1' } }, shopper],
  ['getStockWatches', asha, shopper],
  ['addStockWatch', { body: { uniqueCode: 'KY-1024-BLACK-M' } }, shopper],
  ['deleteStockWatch', { params: { uniqueCode: 'KY-1001-NAVY-M' } }, shopper],
  ['getOrderDays', {}, admin],
  ['exportOrders', { body: { q: 'asha', sort: 'highest' } }, admin],
  ['getAudit', { query: { limit: '2' } }, admin],
  ['getShopHealth', {}, admin],
  ['getOffers', { query: { limit: '5' } }, {}],
  ['addOffer', { body: { itemId: 1002, offerPrice: 599 } }, admin],
  ['removeOffer', { params: { itemId: '1001' } }, admin],
  ['postDisplayFirst', { body: { slno: 1001, displayFirst: '1001_NAVY.webp' } }, admin],
  ['getImages', { query: { limit: '1' } }, admin],
  ['sendWhatsapp', { body: { to: '1', message: 'Hello' } }, {}],
  ['getContactMessages', { query: { limit: '1' } }, admin],
  ['googleNonce', {}, {}],
  ['postModifyColor', { body: { NAVY: { name: 'HARBOUR', hex: '#1f2a4d' } } }, admin],
];

describe('mock shop', () => {
  it.each(calls)('%s answers by the contract', async (name, parts, options) => {
    const response = await send(createMockShop(options), name, parts);
    expect(response?.status).toBe(200);
    const spec: EndpointSpec = endpoints[name];
    const isJson = response?.headers.get('content-type') === 'application/json';
    expect(Check(spec.answer, isJson ? await response.json() : await response?.text())).toBe(true);
  });

  it.each([
    ['J02 a visitor at the admin orders', 'getAllOrders', {}, {}, 401, 'auth.required'],
    ['J02 a shopper at the admin orders', 'getAllOrders', {}, shopper, 403, 'forbidden'],
    [
      'S8.LOGIN.01 a wrong password',
      'login',
      { body: { email: 'asha@kayal.example', password: 'x' } },
      {},
      401,
      'auth.invalid',
    ],
    [
      'S8.SIGNUP.02 a known address',
      'signUp',
      { body: { email: 'ASHA@kayal.example', full_name: 'A', password: 'x' } },
      {},
      409,
      'auth.registered',
    ],
    [
      'J75 an unverified account',
      'login',
      { body: { email: 'meera@kayal.example', password: demoPassword } },
      {},
      403,
      'EMAIL_UNVERIFIED',
    ],
    [
      'J23 more than the stock',
      'addToCart',
      { body: { itemId: 1024, uniqueCode: 'KY-1024-BLACK-S', quantity: 1 } },
      shopper,
      409,
      'cart.stock',
    ],
    ['J52 an offer above the MRP', 'addOffer', { body: { itemId: 1002, offerPrice: 900 } }, admin, 400, 'offer.price'],
    ['S5.OTP.01 a call outside the contract', 'verify', { body: { id: 'x', otp: '12' } }, {}, 400, 'request.invalid'],
  ] as const)('%s is refused', async (_, name, parts, options, status, code) => {
    const response = await send(createMockShop(options), name, parts);
    const body: unknown = await response?.json();
    expect(response?.status).toBe(status);
    expect(Check(errorBodySchema, body)).toBe(true);
    expect(body).toMatchObject({ code });
  });

  it.each(['googleLogin', 'googleSignUp'] as const)(
    'ASVS 10.5.1 J29 %s takes one token for one nonce',
    async (name) => {
      const shop = createMockShop();
      const present = () => send(shop, name, { body: { token: googleToken } });
      expect((await present())?.status).toBe(401);
      await send(shop, 'googleNonce', {});
      const response = await present();
      expect(response?.status).toBe(200);
      expect(Check(endpoints[name].answer, await response?.json())).toBe(true);
      expect((await present())?.status).toBe(401);
    },
  );

  it('S4.CART.01 keeps changes within a story and not for the next', async () => {
    const shop = createMockShop(shopper);
    await send(shop, 'clearCart', asha);
    expect(await (await send(shop, 'getCart', asha))?.json()).toEqual({ success: true, items: [] });
    expect(createMockShop(shopper).state.cart).toHaveLength(2);
  });

  it('S7.EXT.07 S7.EXT.06 stores pictures of a form and lists them; one unknown name refuses all', async () => {
    const shop = createMockShop(admin);
    const upload = async (...names: string[]) => {
      const form = new FormData();
      for (const name of names) form.append('images', new Blob(['picture']), name);
      const url = `http://shop.test${apiBase}${routes.uploadImages.path}`;
      return getResponse([...shop.handlers], new Request(url, { method: 'POST', body: form }));
    };
    expect((await upload('1001_NAVY.webp', '1_NONE.webp'))?.status).toBe(400);
    expect((await upload())?.status).toBe(400);
    expect(shop.state.images).toHaveLength(2);
    const madeAt = shop.state.products.find(({ ID }) => ID === 1001)?.PictureAt ?? 0;
    expect(await (await upload('1001_NAVY.webp'))?.json()).toEqual({ success: true, files: ['1001_NAVY.webp'] });
    const listed: unknown = await (await send(shop, 'getImages', { query: { offset: '2' } }))?.json();
    expect(listed).toMatchObject([{ name: '1001_NAVY.webp' }]);
    expect(shop.state.products.find(({ ID }) => ID === 1001)?.PictureAt).toBeGreaterThan(madeAt);
  });

  it('S7.EXT.07 checks a batch file by file and assigns unmatched pictures', async () => {
    const shop = createMockShop(admin);
    const form = new FormData();
    for (const name of ['1001_navy_1.JPG', 'holiday.png', 'notes.txt', '1001 Navy.png']) {
      form.append('files', new Blob(['picture']), name);
    }
    const url = `http://shop.test${apiBase}${routes.addPictureBatch.path.replace(':company', 'kayal')}`;
    const added = await getResponse([...shop.handlers], new Request(url, { method: 'POST', body: form }));
    const batch: { id: string } = await added?.json();
    expect(batch).toMatchObject({ state: 'working', files: [{ status: 'waiting' }, {}, {}, {}] });
    let answer: unknown;
    for (let poll = 0; poll < 4; poll += 1) {
      answer = await (await send(shop, 'getPictureBatch', { params: { batch: batch.id } }))?.json();
    }
    expect(answer).toMatchObject({
      state: 'done',
      files: [
        { status: 'stored', picture: '1001_NAVY.webp', view: 'front' },
        { status: 'unmatched' },
        { status: 'refused', code: 'image.invalid' },
        { status: 'refused', code: 'image.twice' },
      ],
    });
    const unmatchedAnswer = await send(shop, 'getUnmatchedPictures', {});
    const [unmatched]: { id: string }[] = (await unmatchedAnswer?.json()) ?? [];
    const body = { id: unmatched?.id, itemId: 1001, colour: 'Navy' };
    const assigned = await send(shop, 'assignPicture', { body });
    expect(await assigned?.json()).toEqual({ success: true, picture: '1001_NAVY.webp' });
    expect((await send(shop, 'assignPicture', { body }))?.status).toBe(404);
    expect(shop.state.unmatchedPictures).toEqual([]);
  });

  it('S8.CONTACT.02 J30 a message is stored whether or not it is relayed', async () => {
    const shop = createMockShop({ scenario: 'contactUnrelayed' });
    const body = { message: 'Hello', name: 'Asha' };
    expect(await (await send(shop, 'sendWhatsapp', { body }))?.json()).toEqual({ success: false });
    expect(shop.state.contactMessages[0]).toMatchObject({ message: 'Hello', name: 'Asha', email: '' });
  });

  it('J46 an invoice is a PDF for its owner and admins, and a 404 for others', async () => {
    const params = { entryNo: 'KY260004' };
    const statusFor = async (options: MockShopOptions) =>
      (await send(createMockShop(options), 'getInvoice', { params }))?.status;
    expect([await statusFor({}), await statusFor(shopper), await statusFor(admin)]).toEqual([401, 200, 200]);
    const response = await send(createMockShop(admin), 'getInvoice', { params });
    expect(response?.headers.get('content-type')).toBe('application/pdf');
    expect(await response?.text()).toMatch(/^%PDF-1\.4\n[^]*Invoice KY260004/);
    expect((await send(createMockShop(admin), 'getInvoice', { params: { entryNo: 'none' } }))?.status).toBe(404);
  });

  it('J72 returns a page of a list with the total', async () => {
    const response = await send(createMockShop(), 'getProductByFilter', { query: { limit: '5', offset: '20' } });
    expect(await response?.json()).toHaveLength(4);
    expect(response?.headers.get('x-total-count')).toBe('24');
  });

  it('S7.EXT.01 draws a picture for any name', async () => {
    const response = await getResponse(
      [...createMockShop().handlers],
      new Request('http://shop.test/uploads/1001_NAVY.webp?w=320'),
    );
    expect(response?.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response?.text()).toContain('#1f2a4d');
  });

  it('a call without a mock fails', async () => {
    const response = await getResponse(
      [...createMockShop().handlers],
      new Request(`http://shop.test${apiBase}/nothing`),
    );
    expect(response?.type).toBe(HttpResponse.error().type);
  });

  it.each(viewers)('J05 returns the session of a %s', async (as) => {
    const body: unknown = await (await send(createMockShop({ as }), 'session', {}))?.json();
    expect(body).toMatchObject(as === 'visitor' ? { user: null } : { user: { isAdmin: as === 'admin' } });
  });

  it.each(Object.keys(scenarios).filter((name): name is ScenarioName => name in scenarios))(
    'scenario %s holds rows of the contract',
    (scenario) => {
      const { state } = createMockShop({ as: 'shopper', scenario });
      expect(Check(endpoints.getProductByFilter.answer, state.products)).toBe(true);
      expect(Check(endpoints.getCart.answer, { success: true, items: state.cart })).toBe(true);
      expect(Check(endpoints.getOrders.answer, { success: true, orders: state.orders })).toBe(true);
    },
  );

  it('the long texts are valid', () => {
    const { state } = createMockShop({ as: 'shopper', scenario: 'longContent' });
    expect(Math.max(...state.products.map(({ ItemName }) => ItemName.length))).toBe(200);
    expect(state.user?.full_name).toHaveLength(100);
    for (const { isActive: _, id: __, ...body } of state.addresses)
      expect(Check(endpoints.addAddress.body, body)).toBe(true);
    const names = Object.fromEntries(
      state.colours.map(({ db_color, md_color, hex }) => [db_color, { name: md_color, hex }]),
    );
    expect(Check(endpoints.postModifyColor.body, names)).toBe(true);
    for (const { name, email, message } of state.contactMessages)
      expect(Check(endpoints.sendWhatsapp.body, { name, email, message })).toBe(true);
  });
});
