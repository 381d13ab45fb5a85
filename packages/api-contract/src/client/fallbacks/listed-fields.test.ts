import { describe, expect, it } from 'vitest';
import { createAdminApi } from '../admin/admin-api.ts';
import { createApiClient } from '../transport/create-api-client.ts';
import { createShopApi } from '../shopper/shop-api.ts';

const product = { ID: 7, ItemName: 'Polo Tee', displayFirst: '7_PETROL-BLUE.webp', MRP: 500 };
const coded = { ...product, Color: ' PETROL BLUE', Size: 'M', UniqueCode: 'P-M', Qty: 1, ItemId: 7 };
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

/** Path without base and company → an answer with the specified fields and no others; null for an empty body. */
const listed: Readonly<Record<string, unknown>> = {
  'POST /user/login': [{ id: 'c1', full_name: 'Asha', email: 'a@kayal.example', password: '********' }],
  'POST /user/googleLogin': { id: 'c1', full_name: 'Asha', email: 'a@kayal.example', password: '********' },
  'POST /user/SignUp': { id: 5 },
  'POST /user/googleSignUp': { success: true },
  'POST /user/Verify': { success: true },
  'POST /user/sendOTP': { message: 'Sent' },
  'POST /user/updatePassword': { message: 'Changed' },
  'GET /user/getCustomerById/c1': { success: true, data: { id: 'c1', full_name: 'Asha', email: 'a@kayal.example' } },
  'GET /getCategories': [{ Id: 4, Name: 'T-Shirts' }],
  'GET /getSubCategories': [{ Id: 627, Name: 'Men' }],
  'GET /getAllColorSize': [{ Color: 'PETROL BLUE', Size: 'M', ItemId: 7 }],
  'GET /getAllModifiedColors': [
    { db_color: 'PETROL BLUE', md_color: 'petrol', hex: '#015958' },
    { db_color: 'RED', md_color: 'RED', hex: '#f00' },
  ],
  'GET /getProductByFilter': [product, { ...product, ID: 8 }, { ...product, ID: 9 }],
  'GET /getProductByCategory': [product],
  'GET /getProductBySubCategory': [product],
  'GET /getProductById': [product],
  'GET /getProductDetails': [{ ItemId: 7, Color: 'PETROL BLUE ', Size: 'M', Uniquecode: 'P-M' }],
  'GET /getProductByUniqueCode': [coded],
  'GET /getNewArrival_BestSeller_LimitedSale': [product],
  'GET /getOfferByItemId/7': { OfferPrice: 450 },
  'POST /cart/add': { success: true },
  'GET /cart/items/c1': {
    success: true,
    items: [
      {
        sino: 1,
        itemId: 7,
        uniqueCode: 'P-M',
        itemName: 'Polo Tee',
        itemPrice: 450,
        quantity: 2,
        ledname: 'Asha',
        ledcode: 'c1',
        ledemail: 'a@kayal.example',
      },
    ],
  },
  'DELETE /cart/item/7/c1/P-M': { message: 'Item deleted successfully' },
  'DELETE /cart/clear/c1': null,
  'POST /orderAdd': null,
  'GET /order/list/c1': { success: true, orders: [orderLine] },
  'GET /allorder/list': {
    success: true,
    orders: [orderLine, { ...orderLine, EntryNo: 'E2', isDelivered: true }, { ...orderLine, EntryNo: 'E3' }],
  },
  'POST /order/update-delivery/E1': { success: true },
  'GET /user/getAddresses/c1': { success: true, data: [address] },
  'GET /user/getAddress/a1': { data: address },
  'POST /user/addAddress': { message: 'Added' },
  'PUT /user/updateAddress/a1': { message: 'Changed' },
  'POST /user/setActiveAddress': null,
  'DELETE /user/deleteAddress': null,
  'GET /wishlist/items/c1': {
    success: true,
    items: [{ ID: 7, ItemName: 'Polo Tee', MRP: 500, ledcode: 'c1', Qty: 1 }],
  },
  'POST /wishlist/add': null,
  'DELETE /wishlist/delete/7': null,
  'POST /postDisplayFirst': null,
  'POST /addOffer': null,
  'POST /postModifyColor': null,
  'GET /getImages': [{ name: '7_RED.webp', data: 'AAAA' }],
  'POST /upload-image1': null,
  'POST /send-whatsapp': { success: true },
};

/** The client of a server with only the specified fields; a call that is not in the specification is refused. */
function listedShop(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const client = createApiClient({
    company: 'kayal',
    retries: 0,
    fetch: async (url, { method }) => {
      const [path = ''] = url.replace('/api/onlineorder', '').replace('/kayal', '').split('?');
      asked.push(`${method} ${path}`);
      const answer = { ...listed, ...answers }[`${method} ${path}`];
      if (answer === undefined) return new Response('<h1>Not found</h1>', { status: 404 });
      return answer === null ? new Response(null) : Response.json(answer);
    },
  });
  return { asked, shop: createShopApi(client), admin: createAdminApi(client) };
}

type Shop = ReturnType<typeof listedShop>;
const claim = { customerId: 'c1', addressId: 'a1' };
const { id: _id, isActive: _isActive, ledcode: _ledcode, addressType: _type, ...texts } = address;
const fields = { ...texts, addressType: 'Home' } as const;
const line = { productId: 7, uniqueCode: 'P-M', name: 'Polo Tee', price: 45_000, quantity: 2 };
const user = { id: 'c1', name: 'Asha', email: 'a@kayal.example', isAdmin: false };
const wish = { customerId: 'c1', product: { id: 7, name: 'Polo Tee', mrp: 50_000 } };
const form = { name: 'Asha', email: 'a@kayal.example', mobileNumber: '98', message: 'Hi' };
const summary = { id: 7, name: 'Polo Tee', mrp: 50_000, offer: 45_000, displayFirst: '7_PETROL-BLUE.webp' };
const card = { ...summary, colour: 'PETROL-BLUE', size: '', uniqueCode: '', stock: 50, colours: [], categoryId: null };
const placement = { date: '2026-11-22', customerId: 'c1', contact: '98', lines: [line], idempotencyKey: 'k' };

const calls: readonly (readonly [id: string, ask: (shop: Shop) => Promise<object>, read: object])[] = [
  ['S7.USER.01', ({ shop }) => shop.login({ email: 'a', password: 'b' }), { user }],
  ['S7.USER.02', ({ shop }) => shop.googleLogin('token'), { user }],
  ['S7.USER.03', ({ shop }) => shop.signUp({ email: 'a', fullName: 'A', password: 'b' }), { verificationId: '5' }],
  ['S7.USER.04', ({ shop }) => shop.googleSignUp({ token: 'token' }), {}],
  ['S7.USER.05', ({ shop }) => shop.verify({ verificationId: '5', otp: '123456' }), {}],
  ['S7.USER.06', ({ shop }) => shop.sendOtp({ email: 'a' }), { message: 'Sent' }],
  ['S7.USER.07', ({ shop }) => shop.updatePassword({ email: 'a', otp: '1', newPassword: 'b' }), { message: 'Changed' }],
  ['S7.USER.08', ({ shop }) => shop.customer('c1'), { customer: { id: 'c1', name: 'Asha', mobile: '' } }],
  ['S7.CAT.01', ({ shop }) => shop.categories(), { items: [{ id: 4, name: 'T-Shirts' }] }],
  ['S7.CAT.03', ({ shop }) => shop.subCategories(), { items: [{ id: 627, name: 'Men' }] }],
  ['S7.CAT.04', ({ shop }) => shop.colourSizes(), { items: [{ colour: 'PETROL BLUE', size: 'M', productId: 7 }] }],
  ['S7.CAT.05', ({ shop }) => shop.colours(), { items: [{ key: 'PETROL BLUE', name: 'PETROL' }, { key: 'RED' }] }],
  ['S7.CAT.06', ({ shop }) => shop.products({ kind: 'all' }, { limit: 2 }), { items: [card, { id: 8 }], total: 3 }],
  ['S7.CAT.07', ({ shop }) => shop.products({ kind: 'category', id: 4 }), { items: [card], total: 1 }],
  ['S7.CAT.08', ({ shop }) => shop.products({ kind: 'sub-category', id: 627 }), { items: [card] }],
  [
    'S7.CAT.09',
    ({ shop }) => shop.product(7),
    { product: { ...summary, colours: [{ key: 'PETROL BLUE', hex: '#015958' }] } },
  ],
  ['S7.CAT.10', ({ shop }) => shop.variants(7), { items: [{ colour: 'PETROL BLUE', uniqueCode: 'P-M', stock: 50 }] }],
  ['S7.CAT.11', ({ shop }) => shop.productByUniqueCode('P-M'), { product: { colour: 'PETROL BLUE', size: 'M' } }],
  ['S7.CAT.12', ({ shop }) => shop.products({ kind: 'promotion', list: 'NewArrivals' }), { items: [card] }],
  ['S7.CAT.13', ({ shop }) => shop.offer(7), { offer: 45_000 }],
  ['S7.CART.01', ({ shop }) => shop.addToCart({ customer: user, line, delta: 1 }), { line: null, items: null }],
  [
    'S7.CART.02',
    ({ shop }) => shop.cart('c1'),
    { items: [{ ...line, mrp: 50_000, colour: 'PETROL BLUE', size: 'M', stock: 50 }] },
  ],
  ['S7.CART.03', ({ shop }) => shop.deleteCartItem({ ...line, customerId: 'c1' }), { items: null }],
  ['S7.CART.04', ({ shop }) => shop.clearCart('c1'), { items: null }],
  ['S7.ORD.01', ({ shop }) => shop.placeOrder(placement), { order: { entryNo: '', total: 90_000 } }],
  [
    'S7.ORD.02 S8.ORD.04 S8.ORD.05',
    ({ shop }) => shop.orders('c1'),
    {
      items: [
        {
          itemName: 'Polo Tee',
          size: 'M',
          colour: 'PETROL BLUE',
          mrp: 45_000,
          orderedAt: Date.parse('2026-11-20T12:00:00Z'),
        },
      ],
    },
  ],
  [
    'S7.ORD.03 S8.DASH.02 S8.DASH.03',
    ({ shop }) => shop.allOrders({ limit: 2 }),
    {
      items: [
        {
          entryNo: 'E1',
          customerName: 'Asha',
          itemName: 'Polo Tee',
          addressText: 'Asha, 4 Lagoon View, Fort Kochi, Kochi, Ernakulam - 682001',
        },
        { entryNo: 'E2' },
      ],
      total: 3,
      totals: { orders: 3, inProcess: 2, completed: 1, income: 270_000, deliveredIncome: 90_000 },
    },
  ],
  ['S7.ORD.04', ({ shop }) => shop.markDelivered('E1'), {}],
  ['S7.ADDR.01', ({ shop }) => shop.addresses('c1'), { items: [{ id: 'a1', addressType: 'Office', isActive: true }] }],
  ['S7.ADDR.02', ({ shop }) => shop.address('a1'), { address: { id: 'a1', city: 'Kochi' } }],
  ['S7.ADDR.03', ({ shop }) => shop.addAddress({ customerId: 'c1', fields }), { message: 'Added' }],
  ['S7.ADDR.04', ({ shop }) => shop.updateAddress({ ...claim, fields }), { message: 'Changed' }],
  ['S7.ADDR.05', ({ shop }) => shop.setActiveAddress(claim), {}],
  ['S7.ADDR.06', ({ shop }) => shop.deleteAddress(claim), {}],
  [
    'S7.WISH.01',
    ({ shop }) => shop.wishlist('c1'),
    { items: [{ id: '7', productId: 7, offer: 45_000, picture: '7_PETROL-BLUE.webp' }] },
  ],
  ['S7.WISH.02', ({ shop }) => shop.addToWishlist(wish), {}],
  ['S7.WISH.03', ({ shop }) => shop.deleteFromWishlist(7), {}],
  ['S7.ADM.01', ({ admin }) => admin.setDisplayFirst(7, 'RED'), {}],
  [
    'S7.ADM.02',
    ({ admin }) => admin.addOffer({ categoryName: 'T-Shirts', productId: 7, name: 'Polo', mrp: 50_000, offer: 45_000 }),
    {},
  ],
  ['S7.ADM.03', ({ admin }) => admin.saveColours([{ key: 'RED', name: 'RED', hex: '#f00' }]), {}],
  ['S7.EXT.06', ({ admin }) => admin.images(), { items: [{ name: '7_RED.webp' }], total: 1 }],
  ['S7.EXT.07', ({ admin }) => admin.uploadImages([{ productId: 7, colour: 'RED', blob: new Blob(['x']) }]), {}],
  ['S7.EXT.08', ({ shop }) => shop.sendContactMessage({ form, to: '91' }), { relayed: true }],
];

describe('a server that sends only the specified fields', () => {
  it.each(calls)('J76 %s', async (_, ask, read) => {
    const shop = listedShop();
    expect(await ask(shop)).toMatchObject({ ok: true, ...read });
  });

  it('J76 each product, customer and address is read once, even when many rows need it', async () => {
    const { shop, asked } = listedShop();
    await shop.allOrders();
    await shop.allOrders();
    expect(asked.toSorted()).toEqual([
      'GET /allorder/list',
      'GET /allorder/list',
      'GET /getProductByUniqueCode',
      'GET /user/getAddresses/c1',
      'GET /user/getCustomerById/c1',
    ]);
  });

  it('J48 J76 an order shows the address of its phone number, though another is active now', async () => {
    const since = { ...address, id: 'a2', address: '9 New Street', mobile: '77' };
    const other = { ...address, id: 'a3', address: '2 Side Lane', isActive: false };
    const shows = async (data: readonly object[], PhoneNo: string) => {
      const answers = {
        'GET /user/getAddresses/c1': { success: true, data },
        'GET /allorder/list': { success: true, orders: [{ ...orderLine, PhoneNo }] },
      };
      return listedShop(answers).shop.allOrders({ limit: 1 });
    };
    const textOf = (street: string) => ({
      items: [{ addressText: `Asha, ${street}, Fort Kochi, Kochi, Ernakulam - 682001` }],
    });
    const before = { ...address, isActive: false };
    expect(await shows([since, before], '98')).toMatchObject(textOf('4 Lagoon View'));
    expect(await shows([other, address], '98')).toMatchObject(textOf('4 Lagoon View'));
    expect(await shows([other, since], '55')).toMatchObject(textOf('9 New Street'));
  });

  it('S8.DASH.02 S8.DASH.03 S8.ORD.05 a value that no call knows stays unknown, and is read again', async () => {
    const gone = { 'GET /getProductByUniqueCode': [], 'GET /user/getCustomerById/c1': { success: false } };
    const { shop, asked } = listedShop({ ...gone, 'GET /user/getAddresses/c1': { success: true, data: [] } });
    const unknown = { customerName: null, itemName: null, size: null, colour: null, addressText: null };
    expect(await shop.allOrders({ limit: 1 })).toMatchObject({ ok: true, items: [unknown] });
    await shop.allOrders({ limit: 1 });
    expect(asked.filter((call) => call === 'GET /user/getCustomerById/c1')).toHaveLength(2);
  });
});

describe('lists and suggestions of a server that has only the specified calls', () => {
  const tee = { ID: 8, ItemName: 'Aqua Tee', displayFirst: '8_RED.webp', MRP: 300, OfferPrice: 250 };
  const bottle = { ID: 9, ItemName: 'Bottle', MRP: 900 };
  const catalogue = {
    'GET /getProductByFilter': [product, tee, bottle],
    'GET /getProductByCategory': [tee],
    'GET /getProductBySubCategory': [],
    'GET /getAllColorSize': [
      { Color: 'PETROL BLUE', Size: 'M', ItemId: 7 },
      { Color: 'PETROL BLUE', Size: '2XL', ItemId: 7 },
      { Color: 'Red ', Size: 'M', ItemId: 7 },
      { Color: 'RED', Size: 'XXL', ItemId: 8 },
      { Color: '', Size: '', ItemId: 9 },
    ],
  };
  const all = { kind: 'all' } as const;

  it('S4.FILT.03 S4.FILT.04 S5.LIST.01 shows the products of a list with the counts for its filters', async () => {
    const { shop } = listedShop(catalogue);
    expect(await shop.productsWithFacets(all, { limit: 2 })).toMatchObject({
      ok: true,
      items: [
        { id: 7, offer: 45_000 },
        { id: 8, offer: 25_000 },
      ],
      total: 3,
      facets: {
        total: 3,
        colours: [
          { value: 'PETROL BLUE', label: 'PETROL', hex: '#015958', count: 1 },
          { value: 'Red', label: 'RED', hex: '#f00', count: 2 },
        ],
        sizes: [
          { value: 'M', count: 1 },
          { value: '2XL', count: 2 },
        ],
        categories: [],
        price: { min: 30_000, max: 90_000 },
      },
    });
    expect(await shop.facets(all)).toMatchObject({ ok: true, facets: { total: 3 } });
  });

  it.each([
    ['S4.FILT.03 a colour', { colours: ['red'] }, [7, 8]],
    ['S4.FILT.03 a colour by its shown name', { colours: ['Petrol'] }, [7]],
    ['S4.FILT.04 J33 a size in the other spelling', { sizes: ['XXL'] }, [7, 8]],
    ['J08 a size of a colour', { colours: ['RED'], sizes: ['2XL'] }, [8]],
    ['S4.FILT.05 a category', { categories: [4] }, [8]],
    ['S5.PRICE.05 a price, inclusive', { minMrp: 50_000, maxMrp: 90_000 }, [7, 9]],
    ['the order of prices', { sort: 'price-desc' }, [9, 7, 8]],
    ['the order of names', { sort: 'name' }, [8, 9, 7]],
    ['a later page', { limit: 2, offset: 2 }, [9]],
  ] as const)('%s is chosen without the server', async (_, query, ids) => {
    const { shop } = listedShop(catalogue);
    const page = await shop.productsWithFacets(all, query);
    expect(page.ok && page.items.map(({ id }) => id)).toEqual(ids);
  });

  it('J54 a list that the server refuses stays refused', async () => {
    const { shop } = listedShop({ 'GET /getProductByFilter': { success: false, message: 'Closed' } });
    expect(await shop.productsWithFacets(all)).toMatchObject({ ok: false, message: 'Closed' });
  });

  it('S5.SRCH.02 S5.SRCH.03 suggests the first rows of the specified search that have a name and an id', async () => {
    const { shop, asked } = listedShop({
      'GET /getProductByFilter': [{ ID: 1 }, { ItemName: 'X' }, { ID: 7, ItemName: 'Polo' }],
    });
    expect(await shop.suggest(' po ')).toMatchObject({ items: [{ productId: 7, name: 'Polo', mrp: null }] });
    expect(asked).toEqual(['GET /suggest', 'GET /getProductByFilter']);
  });

  it('S8.GEN.01 an answer that is no list of suggestions is an error, so that it is logged', async () => {
    const { shop } = listedShop({ 'GET /getProductByFilter': { surprise: true } });
    await expect(shop.suggest('po')).rejects.toThrow('not a list');
  });
});
