import type { Facts, ItemFacts } from '../facts.ts';
import type { Parts } from '../place.ts';
import { textAt } from '../place.ts';
import { kept, step, type Step } from '../step.ts';

const who = 'shopper';
const own = ({ shopper }: Facts): Parts => ({ params: { customer: shopper } });
const someoneElse = (): Parts => ({ params: { customer: 'someone-else' } });

const adding = ({ id, code }: ItemFacts, quantity: unknown): Parts => ({
  body: { itemId: Number(id), uniqueCode: code, quantity },
});

const deleting = ({ shopper }: Facts, { id, code }: ItemFacts): Parts => ({
  params: { itemId: id, ledcode: shopper, uniqueCode: code },
});

const lineOf = ({ id, code, price }: ItemFacts, quantity: number) => ({
  id: Number(id),
  name: 'any',
  model: '',
  dp: 0,
  mrp: price,
  quantity,
  uniqueCode: code,
});

const ordering = ({ shopper }: Facts, lines: readonly object[]): Parts => ({
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
  step('addToWishlist', 'S7.WISH.02 an item', {
    who,
    parts: ({ plain }) => ({ body: { ID: Number(plain.id), uniqueCode: plain.code } }),
  }),
  step('addToWishlist', 'S4.WISH.04 an item with an offer', {
    who,
    parts: ({ offered }) => ({ body: { ID: offered.id } }),
    learn: (body, { learned }) => learned.set('wish', textAt(body, 'id')),
  }),
  step('addToWishlist', 'S8.WISH.01 an item that is there', {
    who,
    parts: ({ plain }) => ({ body: { ID: Number(plain.id) } }),
  }),
  step('addToWishlist', 'S7.WISH.02 an item that is not sold', { who, parts: () => ({ body: { ID: 999_999_999 } }) }),
  step('addToWishlist', 'S7.WISH.02 without an item', { who, parts: () => ({ body: {} }) }),
  step('addToWishlist', 'J02 of nobody', { parts: ({ plain }) => ({ body: { ID: plain.id } }) }),
  step('getWishlist', 'S7.WISH.01 own', { who, parts: own }),
  step('getWishlist', 'J06 of someone else', { who, parts: someoneElse }),
  step('getWishlist', 'J02 of nobody', { parts: own }),
  step('deleteFromWishlist', 'J39 by item', { who, parts: ({ plain }) => ({ params: { id: plain.id } }) }),
  step('deleteFromWishlist', 'J39 by row', { who, parts: (facts) => ({ params: { id: kept(facts, 'wish') } }) }),
  step('deleteFromWishlist', 'J39 what is not there', { who, parts: () => ({ params: { id: 'none' } }) }),
];

const stockWatch: readonly Step[] = [
  step('addStockWatch', 'ADR 7 what is sold out', { who, parts: ({ soldOut }) => ({ body: { uniqueCode: soldOut } }) }),
  step('addStockWatch', 'ADR 7 what is in stock', {
    who,
    parts: ({ plain }) => ({ body: { uniqueCode: plain.code } }),
  }),
  step('addStockWatch', 'ADR 7 what is not sold', { who, parts: () => ({ body: { uniqueCode: 'none' } }) }),
  step('addStockWatch', 'J02 of nobody', { parts: ({ soldOut }) => ({ body: { uniqueCode: soldOut } }) }),
  step('getStockWatches', 'ADR 7 own', { who, parts: own }),
  step('getStockWatches', 'J06 of someone else', { who, parts: someoneElse }),
  step('deleteStockWatch', 'ADR 7 one', { who, parts: ({ soldOut }) => ({ params: { uniqueCode: soldOut } }) }),
  step('deleteStockWatch', 'ADR 7 a missing one', { who, parts: () => ({ params: { uniqueCode: 'none' } }) }),
];

const cart: readonly Step[] = [
  step('addToCart', 'S7.CART.01 an item with an offer', { who, parts: ({ offered }) => adding(offered, 1) }),
  step('addToCart', 'S4.CART.01 more of it', { who, parts: ({ offered }) => adding(offered, 1) }),
  step('addToCart', 'S7.CART.01 an item without', { who, parts: ({ plain }) => adding(plain, 1) }),
  step('addToCart', 'S5.CART.01 less than 1', { who, parts: ({ plain }) => adding(plain, -3) }),
  step('addToCart', 'J23 more than the stock', { who, parts: ({ plain }) => adding(plain, plain.stock) }),
  step('addToCart', 'S7.CART.01 a code that is not sold', {
    who,
    parts: () => ({ body: { itemId: 1, uniqueCode: 'none', quantity: 1 } }),
  }),
  step('addToCart', 'S7.CART.01 none', { who, parts: ({ plain }) => adding(plain, 0) }),
  step('addToCart', 'S7.CART.01 half a unit', { who, parts: ({ plain }) => adding(plain, 0.5) }),
  step('addToCart', 'J02 of nobody', { parts: ({ plain }) => adding(plain, 1) }),
  step('getCart', 'S7.CART.02 own', { who, parts: own }),
  step('getCart', 'J06 of someone else', { who, parts: someoneElse }),
  step('getCart', 'J02 of nobody', { parts: own }),
  step('deleteCartItem', 'S7.CART.03 a line', { who, parts: (facts) => deleting(facts, facts.plain) }),
  step('deleteCartItem', 'S8.CART.06 a line that is gone', { who, parts: (facts) => deleting(facts, facts.plain) }),
  step('placeOrder', 'J22 with other lines than the cart has', {
    who,
    parts: (facts) => ordering(facts, [lineOf(facts.plain, 3)]),
  }),
  step('addToCart', 'S7.CART.01 once more', { who, parts: ({ plain }) => adding(plain, 1) }),
  step('clearCart', 'S7.CART.04 own', { who, parts: own }),
  step('clearCart', 'S7.CART.04 an empty one', { who, parts: own }),
  step('clearCart', 'J06 of someone else', { who, parts: someoneElse }),
];

const orders: readonly Step[] = [
  step('placeOrder', 'S4.ORD.01 of an empty cart', {
    who,
    parts: (facts) => ordering(facts, [lineOf(facts.plain, 1)]),
  }),
  step('addToCart', 'S7.ORD.01 for an order', { who, parts: ({ offered }) => adding(offered, 2) }),
  step('placeOrder', 'S7.ORD.01 without lines', { who, parts: () => ({ body: { date: '2026-11-21' } }) }),
  step('placeOrder', 'J02 of nobody', { parts: (facts) => ordering(facts, [lineOf(facts.offered, 2)]) }),
  step('placeOrder', 'S7.ORD.01 what is in the cart', {
    who,
    parts: (facts) => ordering(facts, [lineOf(facts.offered, 2)]),
    learn: (body, { learned }) => learned.set('order', textAt(body, 'orderId')),
  }),
  step('getOrders', 'S7.ORD.02 own', { who, parts: own }),
  step('getOrders', 'J06 of someone else', { who, parts: someoneElse }),
  step('getOrder', 'J45 own', { who, parts: (facts) => ({ params: { entryNo: kept(facts, 'order') } }) }),
  step('getOrder', 'J45 a missing one', { who, parts: () => ({ params: { entryNo: 'none' } }) }),
  step('getInvoice', 'J46 own', { who, parts: (facts) => ({ params: { entryNo: kept(facts, 'order') } }) }),
  step('getInvoice', 'J46 a missing one', { who, parts: () => ({ params: { entryNo: 'none' } }) }),
  step('getInvoice', 'J02 of nobody', { parts: ({ entryNo }) => ({ params: { entryNo } }) }),
];

const addresses: readonly Step[] = [
  step('getAddresses', 'S7.ADDR.01 own', { who, parts: own }),
  step('getAddresses', 'J06 of someone else', { who, parts: someoneElse }),
  step('getAddress', 'S7.ADDR.02 one', { who, parts: ({ activeAddress }) => ({ params: { id: activeAddress } }) }),
  step('getAddress', 'S7.ADDR.02 a missing one', { who, parts: () => ({ params: { id: 'none' } }) }),
  step('addAddress', 'S7.ADDR.03 another', {
    who,
    parts: () => ({ body: address }),
    learn: (body, { learned }) => learned.set('address', textAt(body, 'id')),
  }),
  step('addAddress', 'S7.ADDR.03 half of one', { who, parts: () => ({ body: { name: 'Asha' } }) }),
  step('addAddress', 'J02 of nobody', { parts: () => ({ body: address }) }),
  step('updateAddress', 'S7.ADDR.04 one', {
    who,
    parts: (facts) => ({ ...keptAddress(facts), body: { ...address, city: 'Kollam' } }),
  }),
  step('updateAddress', 'S7.ADDR.04 a missing one', {
    who,
    parts: () => ({ params: { id: 'none' }, body: address }),
  }),
  step('setActiveAddress', 'S7.ADDR.05 one', {
    who,
    parts: (facts) => ({ body: { addressId: kept(facts, 'address'), ledcode: facts.shopper } }),
  }),
  step('setActiveAddress', 'S7.ADDR.05 a missing one', { who, parts: () => ({ body: { addressId: 'none' } }) }),
  step('deleteAddress', 'S7.ADDR.06 one', {
    who,
    parts: (facts) => ({ body: { addressId: kept(facts, 'address') } }),
  }),
  step('deleteAddress', 'S7.ADDR.06 a deleted one', {
    who,
    parts: (facts) => ({ query: { addressId: kept(facts, 'address') } }),
  }),
];

/** Calls of a signed-in shopper. */
export const shoppingSteps: readonly Step[] = [
  step('clearCart', 'S7.CART.04 before shopping', { who, parts: own }),
  ...wishlist,
  ...stockWatch,
  ...cart,
  ...orders,
  ...addresses,
];
