import type { OrderStage, ParcelLine, ParcelStage } from '@kayal/api-contract/client';
import type { LifeParcel, OrderLifeContext, ParcelEventType } from './order-life.types.ts';

/** The stages in which a parcel takes a step, and the stage that follows, if it is another; an unpacked parcel is gone. */
const parcelRules: Readonly<
  Record<ParcelEventType, { readonly from: readonly ParcelStage[]; readonly to: ParcelStage | 'same' | 'gone' }>
> = {
  'parcel.unpack': { from: ['packed'], to: 'gone' },
  'parcel.ship': { from: ['packed'], to: 'shipped' },
  'parcel.correct': { from: ['shipped', 'outForDelivery'], to: 'same' },
  'parcel.outForDelivery': { from: ['shipped'], to: 'outForDelivery' },
  'parcel.deliver': { from: ['shipped', 'outForDelivery'], to: 'delivered' },
  'parcel.returnToSender': { from: ['shipped', 'outForDelivery'], to: 'returnedToSender' },
  'parcel.restock': { from: ['returnedToSender'], to: 'same' },
};

/** The parcels after one of them took a step that it can take. */
export function afterParcelStep(
  parcels: readonly LifeParcel[],
  parcelId: string,
  type: ParcelEventType,
): readonly LifeParcel[] {
  const { to } = parcelRules[type];
  if (to === 'gone') return parcels.filter(({ id }) => id !== parcelId);
  return parcels.map((parcel) =>
    parcel.id === parcelId
      ? { ...parcel, stage: to === 'same' ? parcel.stage : to, isRestocked: type === 'parcel.restock' }
      : parcel,
  );
}

/** On its way to the customer, or with her. */
const isGone = ({ stage }: LifeParcel): boolean =>
  stage === 'shipped' || stage === 'outForDelivery' || stage === 'delivered';

/** A parcel that came back and was not restocked: its units can be packed again. */
const isBack = ({ stage, isRestocked }: LifeParcel): boolean => stage === 'returnedToSender' && !isRestocked;

function unitsOf(lineNo: number, lines: readonly ParcelLine[]): number {
  return lines.reduce((sum, line) => (line.lineNo === lineNo ? sum + line.quantity : sum), 0);
}

/** Units that are in no parcel, or in one that came back: those that can be packed. Lines without any are left out. */
export function unpackedLines({ lines, parcels }: OrderLifeContext): readonly ParcelLine[] {
  const packed = parcels.filter((parcel) => !isBack(parcel)).flatMap((parcel) => parcel.lines);
  return lines
    .map(({ lineNo, quantity }) => ({ lineNo, quantity: quantity - unitsOf(lineNo, packed) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether these units can be packed now: at least one, and of no line more than is left. */
export function canPack(context: OrderLifeContext, wanted: readonly ParcelLine[]): boolean {
  const left = unpackedLines(context);
  return (
    wanted.length > 0 &&
    wanted.every(({ lineNo, quantity }) => quantity > 0 && unitsOf(lineNo, wanted) <= unitsOf(lineNo, left))
  );
}

/**
 * Whether a parcel can take a step. Units of one that came back can be restocked until they are packed again.
 */
export function canParcel(context: OrderLifeContext, parcelId: string, type: ParcelEventType): boolean {
  const parcel = context.parcels.find(({ id }) => id === parcelId);
  if (parcel === undefined || parcel.isRestocked || !parcelRules[type].from.includes(parcel.stage)) return false;
  return type !== 'parcel.restock' || canPack(context, parcel.lines);
}

/** The parcels with one more. */
export function afterPacking(
  context: OrderLifeContext,
  id: string,
  lines: readonly ParcelLine[],
): readonly LifeParcel[] {
  return [...context.parcels, { id, stage: 'packed', isRestocked: false, lines }];
}

/**
 * Whether an order can still be cancelled. The shop can while no parcel is on its way or delivered, the shopper only
 * before anything was packed.
 */
export function canCancelOrder({ parcels }: Pick<OrderLifeContext, 'parcels'>, by: 'shop' | 'shopper'): boolean {
  return by === 'shopper' ? parcels.length === 0 : !parcels.some(isGone);
}

const ranks = ['packed', 'shipped', 'outForDelivery', 'delivered'] as const;

/**
 * The stage of an order from its parcels: that of the unit which is furthest behind. While units came back and nothing
 * else is under way it is `returnedToSender`; with all units restocked it is `cancelled`.
 */
export function stageOfParcels(context: OrderLifeContext): OrderStage {
  const { parcels } = context;
  const standing = parcels.filter(({ stage }) => stage !== 'returnedToSender');
  if (unpackedLines(context).length > 0) {
    const isOnlyBack = parcels.some(isBack) && standing.every(({ stage }) => stage === 'delivered');
    return isOnlyBack ? 'returnedToSender' : 'placed';
  }
  return standing.length === 0
    ? 'cancelled'
    : (ranks.find((rank) => standing.some(({ stage }) => stage === rank)) ?? 'delivered');
}
