import type { WireOf } from '@kayal/api-contract';
import type { Caller, Reply } from './caller.ts';
import { items, type variants } from './small-seed.ts';

/** A variant of the small shop. */
export type SmallVariant = (typeof variants)[keyof typeof variants];

/** Identification of a cart line. */
export interface LineName {
  readonly code: string;
  readonly productId: number;
}

/** Initial price of one unit in the small shop, rupees. */
function priceOf(variant: SmallVariant): number {
  const item = Object.values(items).find(({ id }) => id === variant.productId);
  return (item?.offer ?? item?.mrp ?? 0) / 100;
}

/** The listed body of adding to the cart, with values that the server must ignore (J20). */
export function lineBody(variant: LineName, quantity: unknown) {
  return {
    itemId: variant.productId,
    uniqueCode: variant.code,
    itemName: 'a name of mine',
    itemPrice: 0.01,
    quantity,
    ledname: 'Someone else',
    ledemail: 'else@example.com',
  };
}

/** Changes a cart line. */
export async function add(
  who: Caller,
  variant: LineName,
  quantity: unknown,
  key?: string,
): Promise<Reply<'addToCart'>> {
  return who.call('addToCart', { body: lineBody(variant, quantity), headers: { 'idempotency-key': key } });
}

/** The lines of a cart. */
export async function cartOf(who: Caller): Promise<WireOf<'getCart'>['answer']['items']> {
  return (await who.call('getCart', { params: { customer: who.id } })).answer().items;
}

/** One line of an order submission (S3.ENT.16); `changes` replaces fields. */
export function orderItem(variant: SmallVariant, quantity: number, changes: Readonly<Record<string, unknown>> = {}) {
  const plain = { id: variant.productId, name: 'any name', model: '', dp: 0, mrp: priceOf(variant), quantity };
  return { ...plain, uniqueCode: variant.code, ...changes };
}

/** The body of an order submission as the listed client sends it: its lines as text (J38). */
export function submission(
  who: Pick<Caller, 'id'>,
  lines: readonly object[],
  changes: Readonly<Record<string, unknown>> = {},
) {
  return { date: '2026-11-21', id: who.id, contact: '9876500011', items: JSON.stringify(lines), ...changes };
}

/** Orders lines. */
export async function order(
  who: Caller,
  lines: readonly object[],
  { key, ...changes }: { readonly key?: string; readonly [field: string]: unknown } = {},
): Promise<Reply<'placeOrder'>> {
  return who.call('placeOrder', { body: submission(who, lines, changes), headers: { 'idempotency-key': key } });
}

/** Puts one variant into the cart and orders it. */
export async function buy(who: Caller, variant: SmallVariant, quantity = 1): Promise<WireOf<'placeOrder'>['answer']> {
  (await add(who, variant, quantity)).answer();
  return (await order(who, [orderItem(variant, quantity)])).answer();
}

/** The lines of a customer's orders. */
export async function ordersOf(who: Caller): Promise<WireOf<'getOrders'>['answer']['orders']> {
  return (await who.call('getOrders', { params: { customer: who.id } })).answer().orders;
}

/** A promotion of ten percent for everybody, which a test changes. */
export const promotionDraft = {
  name: 'Monsoon',
  code: 'MONSOON',
  effect: { kind: 'percent', percent: 10 },
  categoryIds: [],
  productIds: [],
  pincodes: [],
  customers: [],
  isFirstOrder: false,
  from: null,
  until: null,
  minimum: 0,
  maxOrders: null,
  maxPerCustomer: null,
  isCombined: true,
};
