import type { Courier, TimelineEntry, WireOf } from '@kayal/api-contract';
import { canCancelOrder } from '@kayal/commerce-core';
import type { AppContext } from '../../../context/app-context.ts';
import type { Db } from '../../../db/open-database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { currentSettings } from '../../shop-settings/settings-cache.ts';
import {
  listSteps,
  loadLives,
  type StoredLife,
  type StoredOrder,
  type StoredParcel,
} from './stored-lives.repository.ts';

type LifeAnswer = WireOf<'getOrderLife'>['answer'];

/** A parcel as the contract has it. Name, phone and page of its courier are today's; a removed courier keeps its name. */
export function parcelFacts({ requestId, lines }: StoredLife, parcel: StoredParcel, couriers: readonly Courier[]) {
  const { number, stage, isRestocked, courierId, courierName, trackingNumber } = parcel;
  const courier = couriers.find(({ id }) => id === courierId);
  const page = courier?.trackingUrl ?? '';
  return {
    number,
    stage,
    isRestocked,
    courierName: courier?.name ?? courierName,
    courierPhone: courier === undefined || courier.phone === '' ? null : courier.phone,
    trackingNumber,
    trackingUrl:
      page === '' || trackingNumber === null ? null : page.replaceAll('{number}', encodeURIComponent(trackingNumber)),
    exchange:
      requestId === null
        ? null
        : {
            returnId: requestId,
            items: parcel.lines.map(({ lineNo, quantity }) => {
              const line = lines.find((each) => each.lineNo === lineNo);
              return { name: line?.name ?? '', colour: line?.colour ?? '', size: line?.size ?? '', quantity };
            }),
          },
  };
}

/**
 * What happened to an order, oldest first: its placement, its steps, and its end where no step of that time has it, because
 * a version before steps wrote it.
 */
export function timelineOf(life: StoredLife, steps: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const { orderedAt, deliveredAt, cancelledAt, cancelReason } = life;
  const whole = { parcel: null, note: '' };
  const ended = [
    { step: 'deliver', at: deliveredAt, by: 'shop', ...whole } as const,
    { step: 'cancel', at: cancelledAt, by: 'shop', ...whole, note: cancelReason ?? '' } as const,
  ].flatMap((entry) => {
    const { at, step } = entry;
    return at === null || steps.some((each) => each.step === step && each.at === at) ? [] : [{ ...entry, at }];
  });
  const placed = { step: 'placed', at: orderedAt, by: 'shopper', ...whole } as const;
  return [placed, ...[...steps, ...ended].toSorted((a, b) => a.at - b.at)];
}

/** The parcels of an order and of its exchanges, by number. */
export function parcelsOf(order: StoredOrder) {
  return [order, ...order.exchanges]
    .flatMap((holder) => holder.parcels.map((parcel) => ({ holder, parcel })))
    .toSorted((a, b) => a.parcel.number - b.parcel.number);
}

/** The life of a loaded order, as the contract has it. */
async function lifeAnswer(context: AppContext, db: Db, life: StoredOrder): Promise<LifeAnswer> {
  const { couriers } = (await currentSettings(context)).settings;
  const { entryNo, stage } = life;
  return {
    success: true,
    entryNo,
    stage,
    parcels: parcelsOf(life).map(({ holder, parcel }) => ({
      id: parcel.id,
      courierId: parcel.courierId,
      ...parcelFacts(holder, parcel, couriers),
      lines: [...parcel.lines],
    })),
    timeline: [...timelineOf(life, await listSteps(db, entryNo))],
    canCancel: stage !== 'delivered' && stage !== 'cancelled' && canCancelOrder(life, 'shopper'),
  };
}

/** Where an order of the caller is, or any for an admin. @throws ApiError `not_found` when it is missing or another's */
export async function readOrderLife(context: AppContext, caller: Identity, entryNo: string): Promise<LifeAnswer> {
  const life = (await loadLives(context.db, [entryNo], false)).get(entryNo);
  if (life === undefined || (caller.role !== 'admin' && life.customerId !== caller.customerId)) {
    throw new ApiError('not_found');
  }
  return lifeAnswer(context, context.db, life);
}
