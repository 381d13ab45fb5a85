import type { OrderLife, Parcel, TimelineEntry, TimelineStep } from '@kayal/api-contract/client';

/** One step of the way of an order, as a shopper reads it. */
export interface ProgressStep {
  readonly step: Extract<
    TimelineStep,
    'placed' | 'pack' | 'ship' | 'outForDelivery' | 'deliver' | 'returnToSender' | 'cancel'
  >;
  readonly state: 'done' | 'now' | 'ahead';
  /** When it was taken last, ms since 1970; null while it is ahead, or where nobody has noted it. */
  readonly at: number | null;
}

const way = ['placed', 'pack', 'ship', 'outForDelivery', 'deliver'] as const;

/** How far each stage is on that way. */
const reached = { placed: 0, packed: 1, shipped: 2, outForDelivery: 3, delivered: 4 } as const;

/** What the way of an order depends on. Parcels of exchanges are no part of it. */
export interface OrderWay extends Pick<OrderLife, 'stage' | 'timeline'> {
  readonly parcels: readonly Pick<Parcel, 'number' | 'exchange'>[];
}

/**
 * The way of an order. Steps between confirmed and delivered are named only where the shop packs parcels: a shop that
 * marks its orders delivered, and nothing else, shows two steps. A parcel that comes back ends the way, as does a
 * cancellation.
 */
export function orderProgress({ stage, timeline, parcels }: OrderWay): ProgressStep[] {
  const isOfOrder = (entry: TimelineEntry): boolean =>
    parcels.find(({ number }) => number === entry.parcel)?.exchange == null;
  const at = (step: TimelineEntry['step']): number | null =>
    timeline.findLast((entry) => entry.step === step && isOfOrder(entry))?.at ?? null;
  const done = (step: ProgressStep['step']): ProgressStep => ({ step, state: 'done', at: at(step) });
  if (stage === 'cancelled') return [done('placed'), done('cancel')];
  if (stage === 'returnedToSender') {
    return [done('placed'), done('pack'), done('ship'), { ...done('returnToSender'), state: 'now' }];
  }
  const hasParcels = parcels.some(({ exchange }) => exchange === null);
  return way
    .filter((step) => hasParcels || step === 'placed' || step === 'deliver')
    .map((step) => {
      const distance = way.indexOf(step) - reached[stage];
      if (distance > 0) return { step, state: 'ahead', at: null };
      const isMoving = distance === 0 && (step === 'ship' || step === 'outForDelivery');
      return { ...done(step), state: isMoving ? 'now' : 'done' };
    });
}
