import { askedReturn, examinedReturn, freeReturn } from '../fixtures/returns.ts';
import {
  damagedReturn,
  exchangeReturn,
  manyReturns,
  receivedReturn,
  replacementReturn,
  returnQueue,
} from '../fixtures/return-queue.ts';
import type { Scenario } from './scenario.ts';
import { withReturns } from './shopping.ts';

/** The back office's queue of returns. */
export const returnsDeskScenarios = {
  returnQueue: { prepare: withReturns(...returnQueue) },
  returnQueueLong: { prepare: withReturns(...manyReturns) },
  returnDamaged: { prepare: withReturns(damagedReturn) },
  returnReceived: { prepare: withReturns(receivedReturn) },
  returnExchange: { prepare: withReturns(exchangeReturn) },
  returnReplacement: { prepare: withReturns(replacementReturn) },
  /** Returns were switched off after one was asked for. */
  returnsSwitchedOff: {
    prepare: (state) => {
      state.returns = [askedReturn];
    },
  },
  returnStepDown: { prepare: withReturns(...returnQueue), behaves: { takeReturnStep: 'internal' } },
  returnStepWaiting: { prepare: withReturns(...returnQueue), behaves: { takeReturnStep: 'waiting' } },
  returnFree: { prepare: withReturns(freeReturn) },
  /** Another refund of the same pieces came first. */
  returnRefundRefused: { prepare: withReturns(examinedReturn), behaves: { takeReturnStep: 'return.refund' } },
  returnReportDown: { behaves: { getReturnReport: 'internal' } },
  returnReportWaiting: { behaves: { getReturnReport: 'waiting' } },
} as const satisfies Readonly<Record<string, Scenario>>;
