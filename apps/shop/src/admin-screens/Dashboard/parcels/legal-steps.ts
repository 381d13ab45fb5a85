import {
  parcelSteps,
  type OrderLife,
  type OrderLine,
  type ParcelLine,
  type ParcelStep,
} from '@kayal/api-contract/client';
import { nextOrderLife, unpackedLines, type OrderLifeEvent } from '@kayal/commerce-core';

/** Steps that an order's statechart allows now. */
export interface LegalSteps {
  /** Units that can be packed; none once the order has ended. */
  readonly unpacked: readonly ParcelLine[];
  readonly ofParcel: (parcelId: string) => readonly ParcelStep[];
  readonly canCancel: boolean;
}

/** What the statechart allows an order, by the core's rules: the server refuses everything else. @param ordered its lines */
export function legalSteps(life: OrderLife, ordered: readonly Pick<OrderLine, 'quantity'>[]): LegalSteps {
  const lines = ordered.map(({ quantity }, index) => ({ lineNo: index + 1, quantity }));
  const stored = { stage: life.stage, parcels: life.parcels, lines };
  const can = (event: OrderLifeEvent): boolean => nextOrderLife(stored, event) !== null;
  const left = unpackedLines(stored);
  return {
    unpacked: can({ type: 'order.pack', parcelId: 'next', lines: left }) ? left : [],
    ofParcel: (parcelId) => parcelSteps.filter((step) => can({ type: `parcel.${step}`, parcelId })),
    canCancel: can({ type: 'order.cancel', by: 'shop' }),
  };
}
