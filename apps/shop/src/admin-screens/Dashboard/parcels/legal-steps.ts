import {
  parcelSteps,
  type OrderLife,
  type OrderLine,
  type Parcel,
  type ParcelLine,
  type ParcelStep,
} from '@kayal/api-contract/client';
import { nextOrderLife, unpackedLines, type OrderLifeEvent } from '@kayal/commerce-core';

/** An exchange whose parcel came back, and what of it can be sent once more. */
export interface UnpackedExchange {
  readonly returnId: string;
  readonly lines: readonly ParcelLine[];
}

/** Steps that an order's statechart allows now. */
export interface LegalSteps {
  /** Units that can be packed; none once the order has ended. */
  readonly unpacked: readonly ParcelLine[];
  readonly exchanges: readonly UnpackedExchange[];
  readonly ofParcel: (parcelId: string) => readonly ParcelStep[];
  readonly canCancel: boolean;
}

type Life = Parameters<typeof nextOrderLife>[0];

const can = (life: Life, event: OrderLifeEvent): boolean => nextOrderLife(life, event) !== null;

/** What can be packed now. */
function packable(life: Life): readonly ParcelLine[] {
  const left = unpackedLines(life);
  return can(life, { type: 'order.pack', parcelId: 'next', lines: left }) ? left : [];
}

/** The exchange of a return: its first parcel has all of it. Any stage that has not ended takes the steps of its parcels. */
const lifeOfExchange = (parcels: readonly Parcel[]): Life => ({
  stage: 'packed',
  parcels,
  lines: parcels[0]?.lines ?? [],
});

/** What the statechart allows an order, by the core's rules: the server refuses everything else. @param ordered its lines */
export function legalSteps(life: OrderLife, ordered: readonly Pick<OrderLine, 'quantity'>[]): LegalSteps {
  const lines = ordered.map(({ quantity }, index) => ({ lineNo: index + 1, quantity }));
  const byReturn = Map.groupBy(life.parcels, ({ exchange }) => exchange?.returnId ?? null);
  const order: Life = { stage: life.stage, parcels: byReturn.get(null) ?? [], lines };
  const exchanges = [...byReturn].flatMap(([returnId, parcels]) =>
    returnId === null ? [] : [{ returnId, stored: lifeOfExchange(parcels) }],
  );
  return {
    unpacked: packable(order),
    exchanges: exchanges
      .map(({ returnId, stored }) => ({ returnId, lines: packable(stored) }))
      .filter((each) => each.lines.length > 0),
    ofParcel(parcelId) {
      const exchange = exchanges.find(({ stored }) => stored.parcels.some(({ id }) => id === parcelId));
      const steps = parcelSteps.filter((step) => can(exchange?.stored ?? order, { type: `parcel.${step}`, parcelId }));
      // What is set aside for her stays packed.
      return exchange === undefined ? steps : steps.filter((step) => step !== 'unpack');
    },
    canCancel: can(order, { type: 'order.cancel', by: 'shop' }),
  };
}
