import { apiBase, endpoints, routes, type RouteName } from '@kayal/api-contract';
import { getResponse, HttpResponse } from 'msw';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { createMockShop, type MockShopOptions } from './create-mock-shop.ts';
import { viewers } from './mock-shop-state.ts';
import { scenarios, type ScenarioName } from './scenarios.ts';

/** Sends one call to a shop's handlers, in the client's form. */
async function send(shop: ReturnType<typeof createMockShop>, name: RouteName) {
  const { method, path } = routes[name];
  const url = `http://shop.test${apiBase}${path.replace(':customer', 'cus_asha').replace(':company', 'kayal')}`;
  return getResponse([...shop.handlers], new Request(url, { method, ...(method === 'GET' ? {} : { body: '{}' }) }));
}

const shopper: MockShopOptions = { as: 'shopper' };

/** `tools/conformance` compares the answer of every endpoint with the server's; here is what only the mocks have. */
describe('mock shop', () => {
  it('S4.CART.01 keeps changes within a story and not for the next', async () => {
    const shop = createMockShop(shopper);
    await send(shop, 'clearCart');
    expect(await (await send(shop, 'getCart'))?.json()).toEqual({ success: true, items: [] });
    expect(createMockShop(shopper).state.cart).toHaveLength(2);
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
    const body: unknown = await (await send(createMockShop({ as }), 'session'))?.json();
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
