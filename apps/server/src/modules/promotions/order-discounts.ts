import { paiseToRupees, type PaymentWay } from '@kayal/api-contract';
import { formatOrderDate, quoteOrder, type OrderTerms } from '@kayal/commerce-core';
import {
  applyPromotions,
  personalObstacle,
  type AppliedPromotions,
  type Promotion,
  type PromotionResult,
} from '@kayal/commerce-core/promotions';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import type { OrderDiscountTable } from '../../db/tables/promotions.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CartRow } from '../cart/cart.repository.ts';
import { listAttributesOf, listCategoriesOf } from '../catalogue/product-rows.repository.ts';
import {
  countOrders,
  countSpent,
  deleteCartCodes,
  insertDiscounts,
  listOpenPromotions,
  lockPromotion,
  readCustomerUse,
  spendOnce,
} from './promotions.repository.ts';

/** A bag, whose it is, and where it would go. */
export interface PricedBag {
  readonly customer: { readonly customerId: string; readonly email: string };
  readonly lines: readonly Pick<CartRow, 'uniqueCode' | 'productId' | 'quantity' | 'price'>[];
  readonly pincode: string | null;
  /** How it would be paid. */
  readonly way: PaymentWay;
  /** Without promotions, paise. */
  readonly delivery: number;
  readonly paymentFee: number;
}

/** What a bag's promotions take off, and its amount after them. */
export interface BagDiscounts extends AppliedPromotions {
  /** Amount to pay, paise. */
  readonly amount: number;
}

/** What a promotion takes off an order. */
export interface OrderedDiscount extends Pick<PromotionResult, 'amount' | 'delivery'> {
  readonly promotion: Pick<Promotion, 'id' | 'name' | 'code'>;
}

/** When a bag is priced. */
export interface PricingTime {
  /** ms since 1970 */
  readonly now: number;
  readonly timeZone: string;
}

const none: AppliedPromotions['results'] = [];

/** The terms of a bag after its promotions: what they leave of the delivery charge, and the whole fee of the payment. */
export const termsAfter = ({ paymentFee }: PricedBag, { applied, delivery }: AppliedPromotions): OrderTerms => ({
  discounts: applied,
  delivery,
  paymentFee,
});

/** Prices a bag with promotions that were read. */
export async function priceBag(
  db: Db,
  priced: PricedBag,
  open: readonly { readonly promotion: Promotion; readonly isInBag: boolean }[],
  { now, timeZone }: PricingTime,
): Promise<BagDiscounts> {
  const { customer, lines, pincode, way, delivery } = priced;
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const categories = await listCategoriesOf(db, productIds);
  const asksForAttributes = open.some(({ promotion }) => Object.keys(promotion.target.attributes ?? {}).length > 0);
  const attributes = await listAttributesOf(db, asksForAttributes ? productIds : []);
  const bag = {
    ...(await readCustomerUse(db, customer.customerId)),
    lines: lines.map((line) => ({
      ...line,
      categoryIds: categories.get(line.productId) ?? [],
      attributes: attributes.get(line.productId) ?? {},
    })),
    delivery,
    codes: new Set(open.filter(({ isInBag }) => isInBag).map(({ promotion }) => promotion.id)),
    today: formatOrderDate(now, timeZone),
    pincode,
    way,
    email: customer.email,
  };
  const found = applyPromotions(
    bag,
    open.map(({ promotion }) => promotion),
  );
  return { ...found, amount: quoteOrder(lines, termsAfter(priced, found)).amount };
}

/** What promotions take off a bag. In a shop without any it costs one small query. */
export async function discountsOf(db: Db, bag: PricedBag, time: PricingTime): Promise<AppliedPromotions> {
  const open = await listOpenPromotions(db, bag.customer.customerId);
  return open.length === 0 ? { results: none, applied: none, delivery: bag.delivery } : priceBag(db, bag, open, time);
}

/**
 * Counts what an order takes, within the limits. Call it after the stock of the order is taken.
 * @throws ApiError `order.amount_changed` where another order took the last of a promotion meanwhile
 */
export async function countDiscounts(trx: Transaction<Database>, applied: readonly OrderedDiscount[]): Promise<void> {
  for (const { promotion } of applied.toSorted((a, b) => (a.promotion.id < b.promotion.id ? -1 : 1))) {
    if (!(await spendOnce(trx, promotion.id))) throw new ApiError('order.amount_changed');
  }
}

/**
 * Counts what an order takes again, after it was given back, by the limits, states and days of now; what the goods need is not
 * checked again. Call it after the stock of the order is locked.
 * @param waiting what an order takes for which this customer has not paid yet; null where none waits
 * @returns whether all could take it; otherwise none is counted
 */
export async function countDiscountsAgain(
  trx: Transaction<Database>,
  applied: readonly OrderedDiscount[],
  {
    customer,
    way,
    waiting,
  }: Pick<PricedBag, 'customer' | 'way'> & { readonly waiting: readonly OrderedDiscount[] | null },
  { now, timeZone }: PricingTime,
): Promise<boolean> {
  const { isFirstOrder, usedBefore } = await readCustomerUse(trx, customer.customerId);
  for (const { promotion } of waiting ?? []) usedBefore.set(promotion.id, (usedBefore.get(promotion.id) ?? 0) + 1);
  const facts = {
    isFirstOrder: isFirstOrder && waiting === null,
    usedBefore,
    today: formatOrderDate(now, timeZone),
    pincode: null,
    way,
    email: customer.email,
  };
  for (const { promotion } of applied) {
    const locked = await lockPromotion(trx, promotion.id);
    if (locked === undefined || personalObstacle(locked, facts) !== null) return false;
  }
  for (const { promotion } of applied) await countOrders(trx, promotion.id, 1);
  return true;
}

/** The rows of what promotions take off an order. */
export const toDiscountRows = (entryNo: string, applied: readonly OrderedDiscount[]): OrderDiscountTable[] =>
  applied.map(({ promotion: { id, name, code }, amount, delivery }) => ({
    entry_no: entryNo,
    promotion_id: id,
    name,
    code,
    amount: amount + delivery,
    of_delivery: delivery,
  }));

/** Writes what a placed order took, and takes its codes out of the bag. A code that did not apply stays. */
export async function writeDiscounts(
  trx: Transaction<Database>,
  customerId: string,
  entryNo: string,
  applied: readonly OrderedDiscount[],
): Promise<void> {
  await insertDiscounts(trx, toDiscountRows(entryNo, applied));
  await deleteCartCodes(
    trx,
    customerId,
    applied.map(({ promotion }) => promotion.id),
  );
}

/** A promotion as an order's papers name it. */
export const discountLabel = ({ name, code }: Pick<OrderDiscountTable, 'name' | 'code'>): string =>
  code === null ? name : `${name} (${code})`;

/** Gives back what cancelled orders have spent, so that others can use it. Call it after their stock is given back. */
export async function giveDiscountsBack(trx: Transaction<Database>, entryNos: readonly string[]): Promise<void> {
  if (entryNos.length === 0) return;
  for (const { id, orders } of await countSpent(trx, entryNos)) await countOrders(trx, id, -orders);
}

/** @throws ApiError `order.amount_changed` with the new amount, where a shopper was shown another one */
export function requireShownAmount(shown: number | undefined, amount: number): void {
  if (shown !== undefined && Math.round(shown * 100) !== amount) {
    throw new ApiError('order.amount_changed', { amount: paiseToRupees(amount) });
  }
}
