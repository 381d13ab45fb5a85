import type { Facts, ItemFacts } from '../facts.ts';
import type { Parts } from '../place.ts';
import { asAdmin, asShopper, asVisitor, kept, learn, type Step } from '../step.ts';

const own = ({ shopper }: Facts): Parts => ({ params: { customer: shopper } });
const someoneElse = (): Parts => ({ params: { customer: 'someone-else' } });

/** An addition to the bag. */
export const adding = ({ id, code }: ItemFacts, quantity: unknown): Parts => ({
  body: { itemId: Number(id), uniqueCode: code, quantity },
});

const deleting = ({ shopper }: Facts, { id, code }: ItemFacts): Parts => ({
  params: { itemId: id, ledcode: shopper, uniqueCode: code },
});

/** A line of an order. */
export const lineOf = ({ id, code, price }: ItemFacts, quantity: number) => ({
  id: Number(id),
  name: 'any',
  model: '',
  dp: 0,
  mrp: price,
  quantity,
  uniqueCode: code,
});

/** An order of the shopper's. */
export const ordering = ({ shopper }: Facts, lines: readonly object[]): Parts => ({
  body: { date: '2026-11-21', id: shopper, contact: '9876500011', items: JSON.stringify(lines) },
});

const address = {
  name: 'Asha Nair',
  mobile: '9876500011',
  pincode: '682001',
  locality: 'Fort',
  address: '1 Rose Street',
  city: 'Kochi',
  district: 'Ernakulam',
  addressType: 'Office',
};

const keptAddress = (facts: Facts): Parts => ({ params: { id: kept(facts, 'address') } });

const wishlist: readonly Step[] = [
  asShopper('addToWishlist', 'S7.WISH.02 an item', ({ plain }) => ({
    body: { ID: Number(plain.id), uniqueCode: plain.code },
  })),
  asShopper(
    'addToWishlist',
    'S4.WISH.04 an item with an offer',
    ({ offered }) => ({ body: { ID: offered.id } }),
    learn({ wish: 'id' }),
  ),
  asShopper('addToWishlist', 'S8.WISH.01 an item that is there', ({ plain }) => ({ body: { ID: Number(plain.id) } })),
  asShopper('addToWishlist', 'S7.WISH.02 an item that is not sold', { body: { ID: 999_999_999 } }),
  asShopper('addToWishlist', 'S7.WISH.02 without an item', { body: {} }),
  asVisitor('addToWishlist', 'J02 of nobody', ({ plain }) => ({ body: { ID: plain.id } })),
  asShopper('getWishlist', 'S7.WISH.01 own', own),
  asShopper('getWishlist', 'J06 of someone else', someoneElse),
  asVisitor('getWishlist', 'J02 of nobody', own),
  asShopper('deleteFromWishlist', 'J39 by item', ({ plain }) => ({ params: { id: plain.id } })),
  asShopper('deleteFromWishlist', 'J39 by row', (facts) => ({ params: { id: kept(facts, 'wish') } })),
  asShopper('deleteFromWishlist', 'J39 what is not there', { params: { id: 'none' } }),
];

const stockWatch: readonly Step[] = [
  asShopper('addStockWatch', 'ADR 7 what is sold out', ({ soldOut }) => ({ body: { uniqueCode: soldOut } })),
  asShopper('addStockWatch', 'ADR 7 what is in stock', ({ plain }) => ({ body: { uniqueCode: plain.code } })),
  asShopper('addStockWatch', 'ADR 7 what is not sold', { body: { uniqueCode: 'none' } }),
  asVisitor('addStockWatch', 'J02 of nobody', ({ soldOut }) => ({ body: { uniqueCode: soldOut } })),
  asShopper('getStockWatches', 'ADR 7 own', own),
  asShopper('getStockWatches', 'J06 of someone else', someoneElse),
  asShopper('deleteStockWatch', 'ADR 7 one', ({ soldOut }) => ({ params: { uniqueCode: soldOut } })),
  asShopper('deleteStockWatch', 'ADR 7 a missing one', { params: { uniqueCode: 'none' } }),
];

const cart: readonly Step[] = [
  asShopper('addToCart', 'S7.CART.01 an item with an offer', ({ offered }) => adding(offered, 1)),
  asShopper('addToCart', 'S4.CART.01 more of it', ({ offered }) => adding(offered, 1)),
  asShopper('addToCart', 'S7.CART.01 an item without', ({ plain }) => adding(plain, 1)),
  asShopper('addToCart', 'S5.CART.01 less than 1', ({ plain }) => adding(plain, -3)),
  asShopper('addToCart', 'J23 more than the stock', ({ plain }) => adding(plain, plain.stock)),
  asShopper('addToCart', 'S7.CART.01 a code that is not sold', {
    body: { itemId: 1, uniqueCode: 'none', quantity: 1 },
  }),
  asShopper('addToCart', 'S7.CART.01 none', ({ plain }) => adding(plain, 0)),
  asShopper('addToCart', 'S7.CART.01 half a unit', ({ plain }) => adding(plain, 0.5)),
  asVisitor('addToCart', 'J02 of nobody', ({ plain }) => adding(plain, 1)),
  asShopper('getCart', 'S7.CART.02 own', own),
  asShopper('getCart', 'J06 of someone else', someoneElse),
  asVisitor('getCart', 'J02 of nobody', own),
  asShopper('deleteCartItem', 'S7.CART.03 a line', (facts) => deleting(facts, facts.plain)),
  asShopper('deleteCartItem', 'S8.CART.06 a line that is gone', (facts) => deleting(facts, facts.plain)),
  asShopper('placeOrder', 'J22 with other lines than the cart has', (facts) =>
    ordering(facts, [lineOf(facts.plain, 3)]),
  ),
  asShopper('addToCart', 'S7.CART.01 once more', ({ plain }) => adding(plain, 1)),
  asShopper('clearCart', 'S7.CART.04 own', own),
  asShopper('clearCart', 'S7.CART.04 an empty one', own),
  asShopper('clearCart', 'J06 of someone else', someoneElse),
];

const orders: readonly Step[] = [
  asShopper('placeOrder', 'S4.ORD.01 of an empty cart', (facts) => ordering(facts, [lineOf(facts.plain, 1)])),
  asShopper('addToCart', 'S7.ORD.01 for an order', ({ offered }) => adding(offered, 2)),
  asShopper('placeOrder', 'S7.ORD.01 without lines', { body: { date: '2026-11-21' } }),
  asVisitor('placeOrder', 'J02 of nobody', (facts) => ordering(facts, [lineOf(facts.offered, 2)])),
  asShopper(
    'placeOrder',
    'S7.ORD.01 what is in the cart',
    (facts) => ordering(facts, [lineOf(facts.offered, 2)]),
    learn({ order: 'orderId' }),
  ),
  asShopper('getOrders', 'S7.ORD.02 own', own),
  asShopper('getOrders', 'J06 of someone else', someoneElse),
  asShopper('getOrder', 'J45 own', (facts) => ({ params: { entryNo: kept(facts, 'order') } })),
  asShopper('getOrder', 'J45 a missing one', { params: { entryNo: 'none' } }),
  asShopper('getInvoice', 'J46 own', (facts) => ({ params: { entryNo: kept(facts, 'order') } })),
  asShopper('getInvoice', 'J46 a missing one', { params: { entryNo: 'none' } }),
  asVisitor('getInvoice', 'J02 of nobody', ({ entryNo }) => ({ params: { entryNo } })),
];

const ofOrder = (facts: Facts): Parts => ({ params: { entryNo: kept(facts, 'order') } });
const stepping = (facts: Facts, step: string): Parts => ({ body: { step, entryNos: [kept(facts, 'order'), 'none'] } });
const packing = (facts: Facts, quantity: number): Parts => ({
  ...ofOrder(facts),
  body: { lines: [{ lineNo: 1, quantity }] },
});
const ofParcel = (facts: Facts, step: string): Parts => ({
  params: { parcel: kept(facts, 'parcel') },
  body: { step },
});
const tracking = (entryNo: string): Parts => ({ body: { text: `Order,Courier,Tracking\n${entryNo},,EL1` } });

/** From the packing table to the tracking link, and back by the shopper. */
const orderLife: readonly Step[] = [
  asShopper('getOrderLife', 'J45 own', ofOrder),
  asShopper('getOrderLife', 'J45 a missing one', { params: { entryNo: 'none' } }),
  asVisitor('getOrderLife', 'J02 of nobody', ofOrder),
  asAdmin('takeOrderStep', 'J40 packs what is there', (facts) => stepping(facts, 'pack')),
  asAdmin('takeOrderStep', 'J40 an unknown step', (facts) => stepping(facts, 'lose')),
  asShopper('cancelOwnOrder', 'what is packed', (facts) => ({ ...ofOrder(facts), body: {} })),
  asShopper('cancelOwnOrder', 'a missing one', { params: { entryNo: 'none' }, body: {} }),
  asAdmin('takeOrderStep', 'J40 unpacks it again', (facts) => stepping(facts, 'unpack')),
  asAdmin('packParcel', 'some units', (facts) => packing(facts, 1), learn({ parcel: 'parcels.0.id' })),
  asAdmin('packParcel', 'more than there are', (facts) => packing(facts, 5)),
  asAdmin('packParcel', 'of a missing order', {
    params: { entryNo: 'none' },
    body: { lines: [{ lineNo: 1, quantity: 1 }] },
  }),
  asAdmin('takeParcelStep', 'out of order', (facts) => ofParcel(facts, 'deliver')),
  asAdmin('takeParcelStep', 'ships it', (facts) => ofParcel(facts, 'ship')),
  asAdmin('takeParcelStep', 'of a missing one', { params: { parcel: 'none' }, body: { step: 'ship' } }),
  asAdmin('importTracking', 'a file of no table', { body: { text: 'nothing' } }),
  asAdmin('importTracking', 'an order that is not', tracking('none')),
  asAdmin('importTracking', 'the rest', (facts) => tracking(kept(facts, 'order'))),
  asVisitor('trackOrder', 'by the mailed link', async (_, place) => ({ body: { token: await place.trackingToken() } })),
  asVisitor('trackOrder', 'by half a link', { body: { token: 'x' } }),
  asAdmin('revokeTracking', 'one', ofOrder),
  asAdmin('revokeTracking', 'a missing one', { params: { entryNo: 'none' } }),
  asAdmin('printOrders', 'slips', (facts) => ({ body: { kind: 'slips', entryNos: [kept(facts, 'order')] } })),
  asShopper('addToCart', 'S7.ORD.01 for an order to cancel', ({ offered }) => adding(offered, 1)),
  asShopper(
    'placeOrder',
    'S7.ORD.01 another',
    (facts) => ordering(facts, [lineOf(facts.offered, 1)]),
    learn({ second: 'orderId' }),
  ),
  asShopper('cancelOwnOrder', 'one', (facts) => ({ params: { entryNo: kept(facts, 'second') }, body: {} })),
  asShopper('cancelOwnOrder', 'a cancelled one', (facts) => ({ params: { entryNo: kept(facts, 'second') }, body: {} })),
];

const addresses: readonly Step[] = [
  asShopper('getAddresses', 'S7.ADDR.01 own', own),
  asShopper('getAddresses', 'J06 of someone else', someoneElse),
  asShopper('getAddress', 'S7.ADDR.02 one', ({ activeAddress }) => ({ params: { id: activeAddress } })),
  asShopper('getAddress', 'S7.ADDR.02 a missing one', { params: { id: 'none' } }),
  asShopper('addAddress', 'S7.ADDR.03 another', { body: address }, learn({ address: 'id' })),
  asShopper('addAddress', 'S7.ADDR.03 half of one', { body: { name: 'Asha' } }),
  asVisitor('addAddress', 'J02 of nobody', { body: address }),
  asShopper('updateAddress', 'S7.ADDR.04 one', (facts) => ({
    ...keptAddress(facts),
    body: { ...address, city: 'Kollam' },
  })),
  asShopper('updateAddress', 'S7.ADDR.04 a missing one', { params: { id: 'none' }, body: address }),
  asShopper('setActiveAddress', 'S7.ADDR.05 one', (facts) => ({
    body: { addressId: kept(facts, 'address'), ledcode: facts.shopper },
  })),
  asShopper('setActiveAddress', 'S7.ADDR.05 a missing one', { body: { addressId: 'none' } }),
  asShopper('deleteAddress', 'S7.ADDR.06 one', (facts) => ({ body: { addressId: kept(facts, 'address') } })),
  asShopper('deleteAddress', 'S7.ADDR.06 a deleted one', (facts) => ({ query: { addressId: kept(facts, 'address') } })),
];

/** Calls of a signed-in shopper. */
export const shoppingSteps: readonly Step[] = [
  asShopper('clearCart', 'S7.CART.04 before shopping', own),
  ...wishlist,
  ...stockWatch,
  ...cart,
  ...orders,
  ...orderLife,
  ...addresses,
];
