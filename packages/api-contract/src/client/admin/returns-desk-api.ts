import { toReturn } from '../../adapters/returns.ts';
import type { Paise } from '../../domain/catalogue.ts';
import type { RefundMethod, ReturnFilter, ReturnStage, ReturnStep, Verdict } from '../../domain/returns.ts';
import { paiseToRupees } from '../../rupees.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome, totalOf } from '../transport/outcome.ts';

/** What a step of a return says besides its name. */
export interface ReturnStepDetails {
  /** For the shopper. */
  readonly note?: string;
  /** yyyy-mm-dd */
  readonly pickUpOn?: string;
  readonly verdicts?: readonly { readonly lineNo: number; readonly verdict: Verdict }[];
  readonly refund?: { readonly amount: Paise; readonly method: RefundMethod; readonly reference: string };
}

/** Filter and page of the back office's returns. */
export interface ReturnsQuery {
  /** All where absent. */
  readonly stage?: ReturnFilter;
  readonly limit?: number;
  readonly offset?: number;
}

/** The back office's returns. */
export function createReturnsDeskApi({ call }: ApiClient) {
  return {
    /** A page of returns, those that wait for the shop first. */
    async returns({ stage, limit, offset }: ReturnsQuery) {
      const query = {
        ...(stage === undefined ? {} : { stage }),
        ...(limit === undefined ? {} : { limit: String(limit) }),
        ...(offset === undefined ? {} : { offset: String(offset) }),
      };
      return outcome(await call('getReturns', { query }), ({ returns, waiting }, headers) => ({
        items: returns.map(toReturn),
        total: totalOf(headers, returns),
        waiting,
      }));
    },

    /** One step of a return. @param stage the one that was shown */
    async takeReturnStep(id: string, stage: ReturnStage, step: ReturnStep, details: ReturnStepDetails = {}) {
      const { verdicts, refund, ...texts } = details;
      const body = {
        step,
        stage,
        ...texts,
        ...(verdicts === undefined ? {} : { verdicts: [...verdicts] }),
        ...(refund === undefined ? {} : { refund: { ...refund, amount: paiseToRupees(refund.amount) } }),
      };
      return outcome(await call('takeReturnStep', { params: { id }, body }), ({ request }) => ({
        request: toReturn(request),
      }));
    },

    /** Returned units by product, size and reason, and orders that came back by pincode and way of payment. Days are yyyy-mm-dd. */
    async returnReport(days: { readonly from?: string; readonly to?: string } = {}) {
      return outcome(await call('getReturnReport', { query: { ...days } }), ({ rows, places, ways }) => ({
        rows,
        places,
        ways,
      }));
    },
  };
}

/** The calls of the back office's returns. */
export type ReturnsDeskApi = ReturnType<typeof createReturnsDeskApi>;
