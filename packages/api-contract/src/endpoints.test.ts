import { IsObject, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { errorBodySchema } from './error-body.ts';
import { errorBody } from './error-codes.ts';
import { routes, type RouteName } from './routes.ts';

/** Names of an object schema, or of the objects in an array or union; `path` walks into properties. */
function namesOf(schema: TSchema | undefined, ...path: readonly string[]): string[] {
  if (schema === undefined) return [];
  const [next, ...rest] = path;
  if (IsObject(schema)) {
    if (next === undefined) return Object.keys(schema.properties);
    return namesOf(schema.properties[next], ...rest);
  }
  if ('items' in schema && typeof schema.items === 'object' && schema.items !== null)
    return namesOf(schema.items, ...path);
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) return schema.anyOf.flatMap((one) => namesOf(one, ...path));
  return [];
}

const endpointNames = Object.keys(routes) as RouteName[];

describe('every endpoint', () => {
  it('R-27 there are 43 listed calls', () => {
    expect(endpointNames.filter((name) => 'listed' in routes[name])).toHaveLength(43);
  });

  it('S7.GEN.01 each route has one endpoint, under its own name', () => {
    expect(Object.keys(endpoints).toSorted()).toEqual(endpointNames.toSorted());
    for (const name of endpointNames) expect(endpoints[name].route).toBe(routes[name]);
  });

  it.each(endpointNames)(
    'J11 %s declares the params of its path, and a company where the path may end in one',
    (name) => {
      const route = routes[name];
      const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, param]) => param ?? '');
      const expected = inPath.includes('company') ? inPath : [...inPath, 'company'];
      expect(namesOf(endpoints[name].params).toSorted()).toEqual(expected.toSorted());
    },
  );

  it.each(endpointNames)('%s can refuse with the common error shape', (name) => {
    const { responses } = endpoints[name];
    expect(responses[400]).toBe(errorBodySchema);
    expect(responses[500]).toBe(errorBodySchema);
    expect(Check(responses[404], errorBody('not_found', 'r1'))).toBe(true);
  });
});

/** Names on the wire, byte for byte (J10): first the listed ones, then `+` the additive ones. */
const productNames =
  'ID ItemName MRP Qty UniqueCode displayFirst Color Size ItemId + OfferPrice Colors PictureAt CategoryId CategoryName SubCategoryId';
const orderNames =
  'EntryNo Itemid UniqueCode Quantity Total OrderDate LedCode PhoneNo isDelivered + customerName itemName Color ColorName hex Size addressText mrp displayFirst PictureAt orderedAt deliveredAt cancelledAt cancelReason stage DeliveryCharge DeliveryDays PaidBy';
const userNames = 'id full_name email password';
const addressNames = 'name mobile pincode locality address city district addressType';

const answers: readonly [ids: string, name: RouteName, path: readonly string[], names: string][] = [
  ['S3.ENT.17', 'loginByQuery', [], userNames],
  ['S3.ENT.17', 'login', [], userNames],
  ['J05', 'session', ['user'], 'id full_name email isAdmin password'],
  ['ASVS 10.5.1 J29', 'googleNonce', [], 'success nonce'],
  ['S7.USER.02', 'googleLogin', [], userNames],
  ['S7.USER.03', 'signUp', [], 'success id'],
  ['S7.USER.04', 'googleSignUp', [], 'success'],
  ['S7.USER.05', 'verify', [], 'success message'],
  ['S7.USER.06', 'sendOtp', [], 'success message'],
  ['S7.USER.07', 'updatePassword', [], 'success message'],
  ['S7.USER.08', 'getCustomerById', [], 'success data'],
  ['R-30', 'getCustomerById', ['data'], 'id full_name email mobile createdAt'],
  ['S7.CAT.01', 'getCategories', [], 'Id Name Empty'],
  ['S7.CAT.03', 'getSubCategories', [], 'Id Name Empty'],
  ['S7.CAT.04', 'getAllColorSize', [], 'Color Size ItemId'],
  ['S7.CAT.05', 'getAllModifiedColors', [], 'db_color md_color hex'],
  ['S3.ENT.02 S7.CAT.06', 'getProductByFilter', [], productNames],
  ['S3.ENT.02 S7.CAT.07', 'getProductByCategory', [], productNames],
  ['S3.ENT.02 S7.CAT.08', 'getProductBySubCategory', [], productNames],
  ['S3.ENT.02 S7.CAT.09', 'getProductById', [], `${productNames} Description Facts Details`],
  ['S7.CAT.11', 'getProductByUniqueCode', [], productNames],
  ['S7.CAT.12', 'getPromotionalList', [], productNames],
  ['S3.ENT.07', 'getProductById', ['Colors'], 'db_color md_color hex'],
  ['S3.ENT.04 S7.CAT.10', 'getProductDetails', [], 'ItemId Color Size Uniquecode + Qty'],
  ['S3.ENT.08 S7.CAT.13', 'getOfferByItemId', [], 'OfferPrice'],
  ['J31', 'getOffers', [], 'ItemId ItemName MRP OfferPrice'],
  ['S5.SRCH.03', 'suggest', [], 'ID ItemName + displayFirst PictureAt MRP OfferPrice'],
  ['J08', 'facets', [], 'total colors sizes categories subCategories price + origins attributes products'],
  ['S7.CART.01', 'addToCart', [], 'success + quantity item items'],
  ['S7.CART.02', 'getCart', [], 'success items'],
  [
    'S3.ENT.10',
    'getCart',
    ['items'],
    'sino itemId uniqueCode itemName itemPrice quantity ledname ledcode ledemail + Color ColorName hex Size mrp currentPrice stock displayFirst PictureAt withdrawn',
  ],
  ['S7.CART.03', 'deleteCartItem', [], 'success message + items'],
  ['S7.CART.04', 'clearCart', [], 'success cleared + items'],
  ['S7.ORD.01', 'placeOrder', [], 'success orderId entryNos total + awaits'],
  ['S7.ORD.02', 'getOrders', [], 'success orders pastOrders'],
  ['S3.ENT.13 J76', 'getOrders', ['orders'], orderNames],
  ['S7.ORD.03', 'getAllOrders', [], 'success orders + total sums'],
  ['S3.ENT.13 J76', 'getAllOrders', ['orders'], orderNames],
  ['J41', 'getAllOrders', ['sums'], 'orders inProcess completed income deliveredIncome'],
  ['S7.ORD.04', 'updateDelivery', [], 'success'],
  ['J45', 'getOrder', ['orders'], orderNames],
  ['S7.ADDR.01', 'getAddresses', [], 'success data'],
  ['S3.ENT.11', 'getAddresses', ['data'], `id ${addressNames} isActive ledcode`],
  ['S7.ADDR.02', 'getAddress', ['data'], `id ${addressNames} isActive ledcode`],
  ['S7.ADDR.03', 'addAddress', [], 'success message + id'],
  ['S7.ADDR.04', 'updateAddress', [], 'success message'],
  ['S7.ADDR.05', 'setActiveAddress', [], 'success message'],
  ['S7.ADDR.06', 'deleteAddress', [], 'success message'],
  ['S7.WISH.01', 'getWishlist', [], 'success items'],
  [
    'S3.ENT.09',
    'getWishlist',
    ['items'],
    'ID ItemName MRP ledcode Qty uniqueCode + rowId OfferPrice displayFirst PictureAt',
  ],
  ['S7.WISH.02', 'addToWishlist', [], 'success message + id'],
  ['S7.WISH.03', 'deleteFromWishlist', [], 'success message'],
  ['S7.ADM.01', 'postDisplayFirst', [], 'success message'],
  ['S7.ADM.02', 'addOffer', [], 'success message'],
  ['S7.ADM.03', 'postModifyColor', [], 'success updated'],
  ['S7.EXT.06', 'getImages', [], 'name data'],
  ['S7.EXT.07', 'uploadImages', [], 'success files'],
  ['S7.EXT.08', 'sendWhatsapp', [], 'success + number'],
];

const bodies: readonly [ids: string, name: RouteName, names: string][] = [
  ['J01', 'login', 'email password rememberMe'],
  ['S7.USER.02', 'googleLogin', 'token + rememberMe'],
  ['S3.ENT.18', 'signUp', 'email full_name password + consents'],
  ['S7.USER.04 J29', 'googleSignUp', 'email full_name + token consents'],
  ['S7.USER.05', 'verify', 'id otp'],
  ['S7.USER.06 J27', 'sendOtp', 'email + id'],
  ['S7.USER.07', 'updatePassword', 'email otp newPassword'],
  ['J53', 'updateProfile', 'full_name'],
  ['S7.CART.01', 'addToCart', 'itemId uniqueCode itemName itemPrice quantity ledname ledcode ledemail'],
  ['S3.ENT.14-16', 'placeOrder', 'date id contact items amount payment cashCode'],
  ['S7.ADDR.03', 'addAddress', `${addressNames} ledcode`],
  ['S7.ADDR.04', 'updateAddress', `${addressNames} ledcode`],
  ['S7.ADDR.05', 'setActiveAddress', 'addressId ledcode'],
  ['S7.ADDR.06', 'deleteAddress', 'addressId ledcode'],
  ['S7.WISH.02', 'addToWishlist', 'ID ItemName MRP ledcode Qty uniqueCode'],
  ['S3.ENT.21', 'postDisplayFirst', 'slno displayFirst'],
  ['S3.ENT.20', 'addOffer', 'categoryName itemId itemName mrp offerPrice'],
  ['S7.EXT.08', 'sendWhatsapp', 'to message + name email mobileNumber website'],
];

const filters = 'limit offset color size origin attr category minPrice maxPrice sort season';
const queries: readonly [ids: string, name: RouteName, names: string][] = [
  ['S7.USER.01', 'loginByQuery', 'email password'],
  ['S7.CAT.06 J72', 'getProductByFilter', `filter ${filters}`],
  ['S7.CAT.07', 'getProductByCategory', `Id ${filters}`],
  ['S7.CAT.08', 'getProductBySubCategory', `Id ${filters}`],
  ['S7.CAT.09', 'getProductById', 'Id season'],
  ['S7.CAT.10', 'getProductDetails', 'Id season'],
  ['S7.CAT.11', 'getProductByUniqueCode', 'uniqueCode season'],
  ['S7.CAT.12', 'getPromotionalList', `Id ${filters}`],
  ['S7.CAT.14 J12', 'getAllColorSize', 'season'],
  ['S7.CAT.14 J12', 'getAllModifiedColors', 'season'],
  ['J08', 'facets', `source Id filter ${filters} products`],
  ['S5.SRCH.02', 'suggest', 'q limit'],
  ['J31', 'getOffers', 'ids limit offset'],
  ['S7.ORD.03', 'getAllOrders', 'limit offset q status from to sort'],
  ['J13', 'deleteAddress', 'addressId ledcode'],
  ['J37', 'getImages', 'limit offset'],
];

const words = (names: string): string[] => names.replace(' +', '').split(' ');

describe('names on the wire', () => {
  it.each(answers)('%s J10 %s answers %s with exactly these names', (_, name, path, names) => {
    expect(namesOf(endpoints[name].answer, ...path)).toEqual(words(names));
  });

  it.each(bodies)('%s J10 the body of %s has exactly these names', (_, name, names) => {
    const spec = endpoints[name];
    expect(namesOf('body' in spec ? spec.body : undefined)).toEqual(words(names));
  });

  it.each(queries)('%s J10 the query of %s has exactly these names', (_, name, names) => {
    const spec = endpoints[name];
    expect(namesOf('query' in spec ? spec.query : undefined)).toEqual(words(names));
  });

  it('S3.ENT.16 a line of an order submission has exactly these names', () => {
    const { items } = endpoints.placeOrder.body.properties;
    expect(namesOf(items)).toEqual(words('id name model dp mrp quantity uniqueCode'));
  });
});

describe('bounds', () => {
  it.each(['addToCart', 'placeOrder', 'addAddress', 'sendWhatsapp'] as const)(
    'R-61 %s takes a key of at most 255',
    (name) => {
      const { headers } = endpoints[name];
      expect(Check(headers, {})).toBe(true);
      expect(Check(headers, { 'idempotency-key': 'k'.repeat(255) })).toBe(true);
      expect(Check(headers, { 'idempotency-key': 'k'.repeat(256) })).toBe(false);
      expect(Check(headers, { 'idempotency-key': '' })).toBe(false);
    },
  );

  const line = { itemId: 1, uniqueCode: 'KY-1-M', quantity: 1 };

  it.each([1, -1, 50, -50])('S7.CART.01 a delta of %d is accepted', (quantity) => {
    expect(Check(endpoints.addToCart.body, { ...line, quantity })).toBe(true);
  });

  it.each([0, 51, -51, 1.5, '1', null, Number.NaN])('R-56 a delta of %s is refused', (quantity) => {
    expect(Check(endpoints.addToCart.body, { ...line, quantity })).toBe(false);
  });

  it('R-31 unknown fields are accepted and ignored', () => {
    expect(Check(endpoints.addToCart.body, { ...line, role: 'admin' })).toBe(true);
  });

  it('J38 order lines are a text or a list', () => {
    const order = { date: '2026-11-21', id: 'c1', contact: '9876543210' };
    expect(Check(endpoints.placeOrder.body, { ...order, items: '[]' })).toBe(true);
    expect(
      Check(endpoints.placeOrder.body, { ...order, items: [{ id: 1, mrp: 499, quantity: 2, uniqueCode: 'K' }] }),
    ).toBe(true);
    expect(
      Check(endpoints.placeOrder.body, { ...order, items: [{ id: 1, mrp: 499, quantity: 0, uniqueCode: 'K' }] }),
    ).toBe(false);
    expect(Check(endpoints.placeOrder.body, { ...order, items: 'x'.repeat(32_769) })).toBe(false);
  });

  it.each(['', 'x', '-1', '1e309', '1234567890', '1 '])('S7.CAT.07 an Id of "%s" is refused', (Id) => {
    expect(Check(endpoints.getProductByCategory.query, { Id })).toBe(false);
  });

  it('R-33 a NUL in a filter is refused, an empty filter is not', () => {
    expect(Check(endpoints.getProductByFilter.query, { filter: 'a\u0000' })).toBe(false);
    expect(Check(endpoints.getProductByFilter.query, { filter: '' })).toBe(true);
    expect(Check(endpoints.getProductByFilter.query, { filter: 'x'.repeat(101) })).toBe(false);
  });

  it('J72 limit is 1 to 200', () => {
    const accepts = (limit: string) => Check(endpoints.getProductByFilter.query, { limit });
    expect(['1', '99', '200'].map(accepts)).toEqual([true, true, true]);
    expect(['0', '201', '-1', '007'].map(accepts)).toEqual([false, false, false, false]);
  });

  it('J49 a colour save is bounded in rows and in text', () => {
    const rows = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`C${index}`, { name: 'RED', hex: '#f00' }]));
    expect(Check(endpoints.postModifyColor.body, rows(500))).toBe(true);
    expect(Check(endpoints.postModifyColor.body, rows(501))).toBe(false);
    expect(Check(endpoints.postModifyColor.body, { RED: { name: 'x'.repeat(61), hex: '' } })).toBe(false);
  });

  it('J13 an address id can be in the body, in the query, or missing, which the server refuses', () => {
    expect(Check(endpoints.deleteAddress.body, null)).toBe(true);
    expect(Check(endpoints.deleteAddress.body, { addressId: 'a1', ledcode: 'c1' })).toBe(true);
    expect(Check(endpoints.deleteAddress.body, { addressId: '../1' })).toBe(false);
  });
});
