import { errorCatalogue, type ErrorCode, type OrderStep, type StepRefusal, type WireOf } from '@kayal/api-contract';
import { unpackedLines, type OrderLifeEvent } from '@kayal/commerce-core';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { saveSteps } from './save-steps.ts';
import { findTracked, loadLives } from './stored-lives.repository.ts';
import {
  inHand,
  pack,
  packRest,
  refusalOf,
  takeEvents,
  withCarriage,
  type Carriage,
  type OrderInHand,
} from './take-steps.ts';

type Trx = Transaction<Database>;
type Body = WireOf<'takeOrderStep'>['body'];
/** What a step says about the courier. */
type CarriageWords = Pick<Body, 'courierId' | 'trackingNumber'>;

/** One of many orders that could not take a step. */
export function refusal(entryNo: string, row: number | null, code: ErrorCode, message?: string): StepRefusal {
  return { entryNo, row, code, message: message ?? errorCatalogue[code].text };
}

/**
 * By whom parcels travel, from the settings of today.
 * @throws ApiError `courier.unknown`, `parcel.number_taken`
 */
export async function requireCarriage(
  context: AppContext,
  trx: Trx,
  { courierId = '', trackingNumber }: CarriageWords,
): Promise<Carriage> {
  const { couriers } = (await settingsIn(context, trx)).settings;
  const courier = couriers.find(({ id }) => id === courierId);
  if (courierId !== '' && courier === undefined) throw new ApiError('courier.unknown');
  const number = trackingNumber?.trim() ?? null;
  if (number !== null && (await findTracked(trx, [number])).some((parcel) => parcel.courierId === courierId)) {
    throw new ApiError('parcel.number_taken');
  }
  return { courierId, courierName: courier?.name ?? null, trackingNumber: number };
}

/** Ships the packed parcels of an order. @returns null where there is none */
function shipPacked(order: OrderInHand, carriage: Carriage, note: string): OrderInHand | null {
  const packed = order.life.parcels.filter(({ stage }) => stage === 'packed');
  // Two parcels cannot travel under one number.
  if (packed.length > 1 && carriage.trackingNumber !== null) throw new ApiError('parcel.number_taken');
  return takeOnAll(
    packed.reduce((next, { id }) => withCarriage(next, id, carriage), order),
    packed.map(({ id }) => ({ type: 'parcel.ship', parcelId: id })),
    note,
  );
}

const takeOnAll = (order: OrderInHand, events: readonly OrderLifeEvent[], note: string): OrderInHand | null =>
  events.length === 0 ? null : takeEvents(order, events, note);

/** Takes a step of a whole order. @returns null where it cannot */
function takeStep(order: OrderInHand, step: OrderStep, carriage: Carriage, note: string): OrderInHand | null {
  const { parcels } = order.life;
  const at = (wanted: string) => parcels.filter(({ stage }) => stage === wanted).map(({ id }) => ({ parcelId: id }));
  switch (step) {
    case 'pack':
      return pack(order, unpackedLines(order.life), note);
    case 'unpack': {
      const hasLeft = parcels.some(({ stage }) => stage !== 'packed' && stage !== 'returnedToSender');
      const events = at('packed').map((parcel) => ({ type: 'parcel.unpack' as const, ...parcel }));
      return hasLeft ? null : takeOnAll(order, events, note);
    }
    case 'ship':
      return shipPacked(packRest(order), carriage, note);
    case 'outForDelivery': {
      const events = at('shipped').map((parcel) => ({ type: 'parcel.outForDelivery' as const, ...parcel }));
      return takeOnAll(order, events, note);
    }
    case 'deliver':
      return takeEvents(order, [{ type: 'order.deliver' }], note);
  }
}

/**
 * One step for many orders, in one transaction. Those that cannot take it are listed and stay as they were; repeated
 * numbers count once.
 * @throws ApiError `courier.unknown`, `parcel.number_taken`, and `request.invalid` for a tracking number of several orders
 */
export async function takeOrderStep(
  context: AppContext,
  admin: Identity,
  { step, entryNos, note = '', ...words }: Body,
): Promise<Omit<WireOf<'takeOrderStep'>['answer'], 'success'>> {
  const wanted = [...new Set(entryNos)];
  if (words.trackingNumber !== undefined && wanted.length > 1) {
    throw new ApiError('request.invalid', { fields: { trackingNumber: 'only with one order' } });
  }
  return inTransaction(context.db, async (trx) => {
    const lives = await loadLives(trx, wanted, true);
    const carriage = await requireCarriage(context, trx, words);
    const taken: OrderInHand[] = [];
    const refused: StepRefusal[] = [];
    for (const entryNo of wanted) {
      const stored = lives.get(entryNo);
      const order = stored === undefined ? undefined : inHand(stored);
      const after = order === undefined ? null : takeStep(order, step, carriage, note);
      if (after !== null) taken.push(after);
      else refused.push(refusal(entryNo, null, order === undefined ? 'not_found' : refusalOf(order)));
    }
    const done = taken.map(({ stored }) => stored.entryNo);
    if (taken.length > 0) {
      const at = context.now();
      const [first = ''] = done;
      await insertAudit(trx, {
        actorId: admin.customerId,
        action: `orders.${step}`,
        subject: done.length === 1 ? first : `${done.length} orders`,
        before: {},
        after: { entryNos: done, note, ...words },
        at,
      });
      await saveSteps(context, trx, taken, { by: 'shop', actorId: admin.customerId, at });
    }
    return { done, refused };
  });
}
