import { returnStages } from '@kayal/api-contract/client';
import { assertEvent, assign, setup, transition } from 'xstate';
import type { ReturnRequestContext, ReturnRequestEvent, ReturnRequestInput } from './return-request.types.ts';

const whileOnItsWay = {
  'return.arrange': { target: 'pickUpArranged', actions: 'setDeadline' },
  'return.receive': 'received',
  'return.cancel': 'cancelled',
  'return.lapse': { guard: 'isOverdue', target: 'lapsed' },
} as const;

const whenRestocked = { 'return.restock': { target: 'examined', actions: 'release' } } as const;

/**
 * The return of pieces of one order: asked for by the shopper, approved, received and examined by the shop, and ended by
 * a refund, an exchange, a replacement or a parcel back to her. She can cancel it until it has arrived, and it lapses when
 * nothing arrives in time. A wish that cannot be fulfilled ends in a refund; so does one whose parcel came back and went
 * into stock, which opens the return again. It calls nothing: the server takes each step of a stored return by `nextReturn`.
 */
export const returnRequestMachine = setup({
  types: {} as { context: ReturnRequestContext; events: ReturnRequestEvent; input: ReturnRequestInput },
  guards: {
    isOverdue: ({ context, event }) => {
      assertEvent(event, 'return.lapse');
      return context.sendBy !== null && event.now > context.sendBy;
    },
    isWithinPaid: ({ context, event }) => {
      assertEvent(event, 'return.refund');
      const isEnough = event.amount > 0 || (event.amount === 0 && context.refundable === 0);
      return Number.isInteger(event.amount) && isEnough && event.amount <= context.refundable;
    },
    canExchange: ({ context }) => context.wish === 'exchange' && context.isHeld,
    canReplace: ({ context }) => context.wish === 'replacement' && context.isHeld,
  },
  actions: {
    setDeadline: assign(({ context, event }) => {
      assertEvent(event, ['return.approve', 'return.arrange']);
      return { sendBy: Math.max(context.sendBy ?? 0, event.sendBy) };
    }),
    release: assign({ isHeld: false }),
  },
}).createMachine({
  id: 'return-request',
  context: ({ input: { wish, refundable, isHeld, sendBy } }) => ({ wish, refundable, isHeld, sendBy }),
  initial: 'asked',
  states: {
    asked: {
      on: {
        'return.approve': { target: 'approved', actions: 'setDeadline' },
        'return.decline': 'declined',
        'return.cancel': 'cancelled',
      },
    },
    approved: { on: whileOnItsWay },
    pickUpArranged: { on: whileOnItsWay },
    received: { on: { 'return.examine': 'examined' } },
    examined: {
      on: {
        'return.refund': { guard: 'isWithinPaid', target: 'refunded' },
        'return.exchange': { guard: 'canExchange', target: 'exchanged' },
        'return.replace': { guard: 'canReplace', target: 'replaced' },
        'return.sendBack': 'sentBack',
      },
    },
    declined: { type: 'final' },
    refunded: { type: 'final' },
    exchanged: { on: whenRestocked },
    replaced: { on: whenRestocked },
    sentBack: { type: 'final' },
    cancelled: { type: 'final' },
    lapsed: { type: 'final' },
  },
});

const ended = ['declined', 'refunded', 'exchanged', 'replaced', 'sentBack', 'cancelled', 'lapsed'] as const;

/** Whether a return has ended; an exchange or a replacement opens again when it comes back and goes into stock. */
export const isReturnEnded = (stage: ReturnRequestInput['stage']): boolean => ended.some((end) => end === stage);

/**
 * Takes one step of a stored return, by the statechart and nothing else.
 * @returns the return after the step; null where the step is illegal, and nothing may change
 */
export function nextReturn(
  { stage, ...context }: ReturnRequestInput,
  event: ReturnRequestEvent,
): ReturnRequestInput | null {
  const before = returnRequestMachine.resolveState({ value: stage, context });
  if (!before.can(event)) return null;
  const [after] = transition(returnRequestMachine, before, event);
  const next = returnStages.find((each) => after.matches(each));
  if (next === undefined) throw new Error('The return has no stage.');
  return { stage: next, ...after.context };
}
