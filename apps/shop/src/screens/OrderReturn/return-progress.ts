import type { ReturnRequest, ReturnWish } from '@kayal/api-contract/client';
import { formatShortDate, isReturnEnded, returnRequestMachine, type DateFormat } from '@kayal/commerce-core';
import type { TimelineStep } from '@kayal/design-system';

/** What was done at each step of a return. */
const stepTexts: Readonly<Record<string, string>> = {
  ask: 'Asked',
  approve: 'Approved',
  decline: 'Declined',
  arrange: 'Pick-up arranged',
  receive: 'Arrived',
  examine: 'Examined',
  refund: 'Refunded',
  exchange: 'Exchanged',
  replace: 'Replaced',
  sendBack: 'Sent back to you',
  cancel: 'Taken back by you',
  lapse: 'Ended',
  restock: 'Came back to us',
};

const lastSteps: Readonly<Record<ReturnWish, string>> = {
  refund: 'refund',
  exchange: 'exchange',
  replacement: 'replace',
};

/** The steps of a return with their days, those that are still to come included. */
export function returnProgress(
  { stage, wish, wayBack, isHeld, timeline }: ReturnRequest,
  dates: DateFormat,
): TimelineStep[] {
  // A pick-up can be arranged again; its last day counts.
  const done = [...new Map(timeline.map(({ step, at }) => [step, at]))];
  const usual = [
    'approve',
    ...(wayBack === 'pickUp' ? ['arrange'] : []),
    'receive',
    'examine',
    lastSteps[isHeld ? wish : 'refund'],
  ];
  const last = usual.findLastIndex((step) => done.some(([each]) => each === step));
  const ahead = isReturnEnded(stage) ? [] : usual.slice(last + 1);
  return [
    ...done.map(([step, at]) => ({
      label: stepTexts[step] ?? step,
      state: 'done' as const,
      detail: formatShortDate(at, dates),
    })),
    ...ahead.map((step, index) => ({
      label: stepTexts[step] ?? step,
      state: index === 0 ? ('now' as const) : ('ahead' as const),
    })),
  ];
}

/** Whether she can still take a return back. */
export const canTakeBack = ({ stage, wish, refundable, isHeld, sendBy }: ReturnRequest): boolean =>
  returnRequestMachine
    .resolveState({ value: stage, context: { wish, refundable, isHeld, sendBy } })
    .can({ type: 'return.cancel' });
