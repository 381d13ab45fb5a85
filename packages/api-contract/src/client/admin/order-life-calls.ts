import type { OrderStep, ParcelLine, ParcelStep, StepResult } from '../../domain/order-life.ts';
import type { WireOf } from '../../endpoints.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { fileRequest } from '../transport/file-request.ts';
import { done, outcome } from '../transport/outcome.ts';

/** What a step says besides its name. */
export interface StepDetails {
  /** Id of a courier of the settings. */
  readonly courierId?: string;
  readonly trackingNumber?: string;
  /** Why, for the timeline. */
  readonly note?: string;
}

/** What a PDF of the packing table contains. */
export type PrintKind = WireOf<'printOrders'>['body']['kind'];

const toStepResult = ({ done: taken, refused }: WireOf<'takeOrderStep'>['answer']): StepResult => ({
  done: taken,
  refused,
});

/** Packing and shipping. */
export function orderLifeCalls({ call, address }: ApiClient) {
  return {
    /** One step for many orders, max 1,000; those that cannot take it are listed. */
    async takeOrderStep(step: OrderStep, entryNos: readonly string[], details: StepDetails = {}) {
      return outcome(
        await call('takeOrderStep', { body: { step, entryNos: [...entryNos], ...details } }),
        toStepResult,
      );
    },

    /** Packs some units of an order into a parcel of their own. */
    async packParcel(entryNo: string, lines: readonly ParcelLine[], returnId?: string) {
      const body = { lines: [...lines], ...(returnId === undefined ? {} : { returnId }) };
      return outcome(await call('packParcel', { params: { entryNo }, body }), done);
    },

    /** One step of one parcel. */
    async takeParcelStep(parcelId: string, step: ParcelStep, details: StepDetails = {}) {
      return outcome(await call('takeParcelStep', { params: { parcel: parcelId }, body: { step, ...details } }), done);
    },

    /** Ships orders by a courier's file. With broken rows nothing is saved unless `skipBroken`. */
    async importTracking(text: string, skipBroken: boolean) {
      return outcome(await call('importTracking', { body: { text, skipBroken } }), (answer) => ({
        ...toStepResult(answer),
        isSaved: answer.isSaved,
      }));
    },

    /** Request of a PDF about the orders. */
    printRequest(kind: PrintKind, entryNos: readonly string[]) {
      return fileRequest(address('printOrders'), { kind, entryNos });
    },

    /** Ends the mailed tracking links of an order. */
    async revokeTracking(entryNo: string) {
      return outcome(await call('revokeTracking', { params: { entryNo } }), done);
    },
  };
}
