import { codesPerBag, paiseToRupees, type ErrorCode, type PaymentWay, type WireOf } from '@kayal/api-contract';
import { offeredWays } from '@kayal/commerce-core';
import { personalObstacle, readPromotionCode, type Promotion } from '@kayal/commerce-core/promotions';
import type { AppContext } from '../../context/app-context.ts';
import { connectedGateways } from '../../config/gateways.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { createLimiter, type Limit } from '../accounts/limits/account-limits.ts';
import { findActiveAddress } from '../addresses/addresses.repository.ts';
import { listCart, lockCart } from '../cart/cart.repository.ts';
import { bagCharges } from '../delivery/delivery-terms.service.ts';
import { settingsIn, todayOf } from '../shop-settings/settings-cache.ts';
import { priceBag, type BagDiscounts } from './order-discounts.ts';
import {
  deleteCartCodes,
  findByCode,
  insertCartCode,
  listOpenPromotions,
  readCustomerUse,
} from './promotions.repository.ts';

type Quote = WireOf<'getBagQuote'>['answer'];

/** Codes that a shopper may guess wrong. */
const wrongCodes: Limit = { name: 'promotion-code', max: 10, windowMs: 60 * 60 * 1000, isFixed: true };

/** What a bag costs by one way to pay. */
const toWayQuote = (
  { results, delivery, amount }: BagDiscounts,
  paymentFee: number,
): Omit<Quote, 'success' | 'takesCodes'> => ({
  promotions: results
    .filter(({ promotion: { code }, obstacle }) => code !== null || obstacle === null)
    .map(({ promotion: { id, name, code }, obstacle, missing, ...off }) => ({
      id,
      name,
      code,
      amount: paiseToRupees(off.amount + off.delivery),
      obstacle,
      missing: obstacle === 'minimum' ? paiseToRupees(missing) : missing,
    })),
  delivery: paiseToRupees(delivery + paymentFee),
  amount: paiseToRupees(amount),
});

/** What a customer's bag costs with its promotions. @param db the transaction where one is open */
export async function readQuote(context: AppContext, db: Db, customer: Identity): Promise<Quote> {
  const { customerId } = customer;
  const cart = await listCart(db, customerId);
  const address = await findActiveAddress(db, customerId);
  const { settings } = await settingsIn(context, db);
  const open = await listOpenPromotions(db, customerId);
  const lines = cart.filter(({ withdrawn }) => !withdrawn);
  const pincode = address?.pincode ?? null;
  const priceBy = async (way: PaymentWay) => {
    const charges = await bagCharges(db, { pincode, lines, settings }, way);
    const bag = { customer, lines, pincode, way, ...charges };
    const found = await priceBag(db, bag, open, { now: context.now(), timeZone: settings.timeZone });
    return { quote: toWayQuote(found, charges.paymentFee), paymentFee: charges.paymentFee };
  };
  const { quote: inCash, paymentFee: cashFee } = await priceBy('cash');
  const ahead: NonNullable<Quote['ahead']> = [];
  if (open.some(({ promotion }) => promotion.target.paidBy !== undefined)) {
    for (const way of offeredWays(settings, connectedGateways(context.config))) {
      if (way !== 'cash') ahead.push({ way, ...(await priceBy(way)).quote });
    }
  }
  return {
    success: true,
    takesCodes: open.some(({ promotion: { code } }) => code !== null),
    ...inCash,
    ...(cashFee === 0 ? {} : { cashFee: paiseToRupees(cashFee) }),
    ...(ahead.length === 0 ? {} : { ahead }),
  };
}

/** Obstacles for which a bag does not keep a code at all: no other bag would bring it back now. */
const refusals: Readonly<Partial<Record<string, ErrorCode>>> = {
  over: 'promotion.over',
  paused: 'promotion.not_yet',
  notYet: 'promotion.not_yet',
  spent: 'promotion.spent',
  usedByYou: 'promotion.used',
};

/** The promotion of a typed code; null where she may know of none. @throws ApiError the other refusals of a code */
async function findUsable(context: AppContext, db: Db, customer: Identity, typed: string): Promise<Promotion | null> {
  const code = readPromotionCode(typed);
  const promotion = code === null ? undefined : await findByCode(db, code);
  if (promotion === undefined) return null;
  const facts = {
    ...(await readCustomerUse(db, customer.customerId)),
    today: await todayOf(context),
    pincode: null,
    email: customer.email,
  };
  const obstacle = personalObstacle(promotion, facts);
  // Whose it is stays a secret.
  if (obstacle === 'customer') return null;
  const refusal = refusals[obstacle ?? ''];
  if (refusal !== undefined) throw new ApiError(refusal);
  return promotion;
}

/**
 * Keeps a code in a customer's bag. Wrong codes are counted.
 * @throws ApiError `promotion.unknown`, `promotion.over`, `promotion.not_yet`, `promotion.spent`, `promotion.used`,
 * `promotion.codes`, `rate.limited`
 */
export async function addCode(context: AppContext, customer: Identity, typed: string): Promise<Quote> {
  const { customerId } = customer;
  const limiter = createLimiter(context);
  const quote = await inTransaction(context.db, async (trx) => {
    await lockCart(trx, customerId);
    // After the lock: guesses of one customer that come at once are looked at one after the other.
    await limiter.check(trx, wrongCodes, customerId, 'rate.limited');
    const promotion = await findUsable(context, trx, customer, typed);
    if (promotion === null) {
      await limiter.count(trx, wrongCodes, customerId);
      return null;
    }
    const kept = (await listOpenPromotions(trx, customerId)).filter(({ isInBag }) => isInBag);
    const isNew = kept.every((each) => each.promotion.id !== promotion.id);
    if (isNew && kept.length >= codesPerBag) throw new ApiError('promotion.codes');
    await insertCartCode(trx, customerId, promotion.id);
    return readQuote(context, trx, customer);
  });
  // Not within the transaction, which would forget the count.
  if (quote === null) throw new ApiError('promotion.unknown');
  return quote;
}

/** Takes a code out of a customer's bag. */
export async function removeCode(context: AppContext, customer: Identity, promotionId: string): Promise<Quote> {
  return inTransaction(context.db, async (trx) => {
    await lockCart(trx, customer.customerId);
    await deleteCartCodes(trx, customer.customerId, [promotionId]);
    return readQuote(context, trx, customer);
  });
}
