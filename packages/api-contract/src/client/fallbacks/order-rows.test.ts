import { expect, it } from 'vitest';
import { createOrdersApi } from '../shopper/orders-api.ts';
import { createShopApi } from '../shopper/shop-api.ts';
import { createApiClient } from '../transport/create-api-client.ts';

const product = { ItemName: 'Polo Tee', displayFirst: '7_PETROL-BLUE.webp', Color: ' PETROL BLUE', Size: 'M' };
const orderLine = {
  EntryNo: 'E1',
  Itemid: 7,
  UniqueCode: 'P-M',
  Quantity: 2,
  Total: 900,
  OrderDate: '2026-11-20',
  LedCode: 'c1',
  PhoneNo: '98',
  isDelivered: false,
};
const address = {
  id: 'a1',
  name: 'Asha',
  mobile: '98',
  pincode: '682001',
  locality: 'Fort Kochi',
  address: '4 Lagoon View',
  city: 'Kochi',
  district: 'Ernakulam',
  addressType: 'Office',
  isActive: true,
  ledcode: 'c1',
};
const sums = { orders: 2, inProcess: 2, completed: 0, income: 1800, deliveredIncome: 0 };
const orders = [orderLine, { ...orderLine, EntryNo: 'E2' }];

/** Path without base and company → an answer whose rows have the specified fields and no others. */
const specified: Readonly<Record<string, unknown>> = {
  '/order/list/c1': { success: true, orders },
  '/allorder/list': { success: true, orders, total: 2, sums },
  '/getProductByUniqueCode': [product],
  '/user/getCustomerById/c1': { success: true, data: { id: 'c1', full_name: 'Asha', email: 'a@kayal.example' } },
  '/user/getAddresses/c1': { success: true, data: [address] },
};

/** A shop with these answers; it records the paths of its calls. */
function shopWith(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const client = createApiClient({
    company: 'kayal',
    retries: 0,
    fetch: async (url) => {
      const [path = ''] = url.replace('/api/onlineorder', '').replace('/kayal', '').split('?');
      asked.push(path);
      const answer = { ...specified, ...answers }[path];
      return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
    },
  });
  return { asked, shop: { ...createShopApi(client), ...createOrdersApi(client) } };
}

const completed = {
  itemName: 'Polo Tee',
  size: 'M',
  colour: 'PETROL BLUE',
  mrp: 45_000,
  orderedAt: Date.parse('2026-11-20T12:00:00Z'),
  customerName: 'Asha',
  addressText: 'Asha, 4 Lagoon View, Fort Kochi, Kochi, Ernakulam - 682001',
};

it('J76 S7.ORD.02 S8.ORD.04 S8.ORD.05 a shopper’s orders with the specified fields only are completed', async () => {
  expect(await shopWith().shop.orders('c1')).toMatchObject({ ok: true, items: [completed, completed] });
});

it('J76 S7.ORD.03 S8.DASH.02 S8.DASH.03 so are everyone’s', async () => {
  expect(await shopWith().shop.allOrders()).toMatchObject({ ok: true, items: [completed, completed], total: 2 });
});

it('J76 rows with all fields cause no call', async () => {
  const whole = { ...orderLine, itemName: null, Size: null, customerName: 'Asha', addressText: null };
  const { shop, asked } = shopWith({ '/order/list/c1': { success: true, orders: [whole] } });
  expect(await shop.orders('c1')).toMatchObject({ items: [{ itemName: null, customerName: 'Asha' }] });
  expect(asked).toEqual(['/order/list/c1']);
});

it('J76 each product, customer and address is read once, even when many rows need it', async () => {
  const { shop, asked } = shopWith();
  await shop.allOrders();
  await shop.allOrders();
  expect(asked.toSorted()).toEqual([
    '/allorder/list',
    '/allorder/list',
    '/getProductByUniqueCode',
    '/user/getAddresses/c1',
    '/user/getCustomerById/c1',
  ]);
});

it('J48 J76 an order shows the address of its phone number, though another is active now', async () => {
  const since = { ...address, id: 'a2', address: '9 New Street', mobile: '77' };
  const other = { ...address, id: 'a3', address: '2 Side Lane', isActive: false };
  const before = { ...address, isActive: false };
  const shows = (data: readonly object[], PhoneNo: string) =>
    shopWith({
      '/user/getAddresses/c1': { success: true, data },
      '/order/list/c1': { success: true, orders: [{ ...orderLine, PhoneNo }] },
    }).shop.orders('c1');
  const textOf = (street: string) => ({
    items: [{ addressText: `Asha, ${street}, Fort Kochi, Kochi, Ernakulam - 682001` }],
  });
  expect(await shows([since, before], '98')).toMatchObject(textOf('4 Lagoon View'));
  expect(await shows([other, address], '98')).toMatchObject(textOf('4 Lagoon View'));
  expect(await shows([other, since], '55')).toMatchObject(textOf('9 New Street'));
});

it('J76 S8.DASH.02 S8.DASH.03 S8.ORD.05 a value that no call knows stays unknown, and is read again', async () => {
  const { shop, asked } = shopWith({
    '/getProductByUniqueCode': [],
    '/user/getCustomerById/c1': { success: false },
    '/user/getAddresses/c1': { success: true, data: [] },
  });
  const unknown = { customerName: null, itemName: null, size: null, colour: null, addressText: null };
  expect(await shop.allOrders()).toMatchObject({ ok: true, items: [unknown, unknown] });
  await shop.allOrders();
  expect(asked.filter((path) => path === '/user/getCustomerById/c1')).toHaveLength(2);
});
