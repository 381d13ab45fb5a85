import { paiseToRupees, type PaymentWay, type PromotionState, type WireOf } from '@kayal/api-contract';
import type { Promotion } from '@kayal/commerce-core/promotions';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context/app-context.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { findActiveAddress } from '../addresses/addresses.repository.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { listCart } from '../cart/cart.repository.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { bagCharges } from '../delivery/delivery-terms.service.ts';
import { currentSettings } from '../shop-settings/settings-cache.ts';
import { reportedDays } from '../shop-settings/reported-days.ts';
import { priceBag } from './order-discounts.ts';
import { readPromotion, toPromotionRow } from './promotion.wire.ts';
import {
  changePromotion,
  changeState,
  insertPromotion,
  listFilledBags,
  listOpenPromotions,
  listPromotions,
  lockPromotion,
  sumPromotions,
  toColumns,
} from './promotions.repository.ts';

type Draft = WireOf<'addPromotion'>['body'];
type SavedAnswer = WireOf<'addPromotion'>['answer'];

/** Max promotions of a shop that have not ended. */
const maxOpen = 200;
/** Bags of a try-out. */
const triedBags = 50;
/** Days of a report that names none. */
const defaultDays = 90;

/** Saves a promotion with its audit row, and lets every page know whether the shop has promotions. */
async function save(
  context: AppContext,
  admin: Identity,
  work: (trx: Transaction<Database>) => Promise<{ readonly before: Promotion | null; readonly after: Promotion }>,
): Promise<SavedAnswer> {
  const promotion = await inTransaction(context.db, async (trx) => {
    const { before, after } = await work(trx).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ApiError('promotion.code_taken') : error;
    });
    const at = context.now();
    const audited = (each: Promotion | null) => (each === null ? {} : { ...toColumns(each), state: each.state });
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: 'promotion.saved',
      subject: after.id,
      before: audited(before),
      after: audited(after),
      at,
    });
    await bumpCatalogueVersion(trx, 'content', at);
    return after;
  });
  catalogueVersionOf(context.db).forget();
  return { success: true, promotion: toPromotionRow(promotion) };
}

/** Starts a promotion. @throws ApiError `request.invalid`, `promotion.code_taken`, `promotion.limit` */
export async function addPromotion(context: AppContext, admin: Identity, draft: Draft): Promise<SavedAnswer> {
  const after = { ...readPromotion(draft), id: newId(), state: 'active' as const, used: 0 };
  return save(context, admin, async (trx) => {
    const open = (await listPromotions(trx)).filter(({ state }) => state !== 'ended');
    if (open.length >= maxOpen) throw new ApiError('promotion.limit');
    await insertPromotion(trx, after, context.now());
    return { before: null, after };
  });
}

/** @throws ApiError `not_found`, `promotion.ended` */
async function requireOpen(trx: Transaction<Database>, id: string): Promise<Promotion> {
  const promotion = await lockPromotion(trx, id);
  if (promotion === undefined) throw new ApiError('not_found');
  if (promotion.state === 'ended') throw new ApiError('promotion.ended');
  return promotion;
}

/** Changes a promotion. @throws ApiError `request.invalid`, `not_found`, `promotion.code_taken`, `promotion.ended` */
export async function updatePromotion(
  context: AppContext,
  admin: Identity,
  id: string,
  draft: Draft,
): Promise<SavedAnswer> {
  const changes = readPromotion(draft);
  return save(context, admin, async (trx) => {
    const before = await requireOpen(trx, id);
    await changePromotion(trx, id, toColumns(changes));
    return { before, after: { ...before, ...changes } };
  });
}

/** Pauses, continues or ends a promotion. @throws ApiError `not_found`, `promotion.ended` */
export async function setState(
  context: AppContext,
  admin: Identity,
  id: string,
  state: PromotionState,
): Promise<SavedAnswer> {
  return save(context, admin, async (trx) => {
    const before = await requireOpen(trx, id);
    await changeState(trx, id, state);
    return { before, after: { ...before, state } };
  });
}

/** What a promotion would take off the bags that were filled last. It writes nothing. */
export async function tryOut(context: AppContext, draft: Draft): Promise<WireOf<'tryPromotion'>['answer']> {
  const { db } = context;
  const tried = { ...readPromotion(draft), id: 'tried', state: 'active' as const, used: 0 };
  const { settings } = await currentSettings(context);
  const time = { now: context.now(), timeZone: settings.timeZone };
  const { paidBy } = tried.target;
  // What is for any order that is paid ahead takes the same off by each of these ways.
  const way: PaymentWay = paidBy === 'prepaid' ? 'upi' : (paidBy ?? 'cash');
  const bags: WireOf<'tryPromotion'>['answer']['bags'] = [];
  for (const customer of await listFilledBags(db, triedBags)) {
    const { customerId } = customer;
    const lines = (await listCart(db, customerId)).filter(({ withdrawn }) => !withdrawn);
    if (lines.length === 0) continue;
    const pincode = (await findActiveAddress(db, customerId))?.pincode ?? null;
    const charges = await bagCharges(db, { pincode, lines, settings }, way);
    const bag = { customer, lines, pincode, way, ...charges };
    const open = await listOpenPromotions(db, customerId);
    const before = await priceBag(db, bag, open, time);
    const after = await priceBag(db, bag, [...open, { promotion: tried, isInBag: true }], time);
    bags.push({
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      before: paiseToRupees(before.amount),
      after: paiseToRupees(after.amount),
      obstacle: after.results.find(({ promotion }) => promotion === tried)?.obstacle ?? null,
    });
  }
  return { success: true, bags };
}

/** What each promotion brought and cost, highest cost first; 90 days by default. */
export async function readReport(
  context: AppContext,
  period: WireOf<'getPromotionReport'>['query'],
): Promise<WireOf<'getPromotionReport'>['answer']> {
  const { from, to } = await reportedDays(context, period, defaultDays);
  const rows = await sumPromotions(context.db, from, to);
  return {
    success: true,
    rows: rows.map(({ id, name, orders, brought, cost }) => ({
      id,
      name,
      orders: Number(orders),
      brought: paiseToRupees(Number(brought)),
      cost: paiseToRupees(Number(cost)),
    })),
  };
}
