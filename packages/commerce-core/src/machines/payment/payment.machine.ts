import { paymentStages } from '@kayal/api-contract/client';
import { assertEvent, assign, setup, transition } from 'xstate';
import type { PaymentContext, PaymentEvent, PaymentInput } from './payment.types.ts';

/** Money arrives: exactly what is missing, or another amount. Parts add up. */
const receive = [
  { guard: 'isWhole', target: 'paid', actions: 'receive' },
  { guard: 'isMoney', target: 'held', actions: 'receive' },
] as const;

/** What can happen while the shop waits for the money. */
const whileWaiting = {
  'payment.receive': receive,
  'payment.fail': 'failed',
  'payment.withdraw': 'expired',
  'payment.expire': { guard: 'isOverdue', target: 'expired' },
} as const;

/**
 * The payment of one order. Money that arrives is never refused: late money pays an expired payment, another amount is held
 * for the owner, more of it stays until it is refunded. No more goes back than arrived. It calls nothing: the server takes
 * each step of a stored payment by `nextPayment`.
 */
export const paymentMachine = setup({
  types: {} as { context: PaymentContext; events: PaymentEvent; input: PaymentInput },
  guards: {
    isMoney: ({ event }) => {
      assertEvent(event, 'payment.receive');
      return Number.isInteger(event.amount) && event.amount > 0;
    },
    isWhole: ({ context, event }) => {
      assertEvent(event, 'payment.receive');
      const kept = context.received - context.refunded;
      return Number.isInteger(event.amount) && event.amount > 0 && kept + event.amount === context.amount;
    },
    isOverdue: ({ context, event }) => {
      assertEvent(event, 'payment.expire');
      return context.expiresAt !== null && event.now >= context.expiresAt;
    },
    isAllOfIt: ({ context, event }) => {
      assertEvent(event, 'payment.refund');
      return event.amount > 0 && event.amount === context.received - context.refunded;
    },
    isPartOfIt: ({ context, event }) => {
      assertEvent(event, 'payment.refund');
      const left = context.received - context.refunded;
      return Number.isInteger(event.amount) && event.amount > 0 && event.amount < left;
    },
  },
  actions: {
    setDeadline: assign(({ event }) => {
      assertEvent(event, ['payment.start', 'payment.claim']);
      return { expiresAt: event.expiresAt };
    }),
    receive: assign(({ context, event }) => {
      assertEvent(event, 'payment.receive');
      return { received: context.received + event.amount };
    }),
    refund: assign(({ context, event }) => {
      assertEvent(event, 'payment.refund');
      return { refunded: context.refunded + event.amount };
    }),
    refundAll: assign(({ context: { received } }) => ({ refunded: received })),
  },
}).createMachine({
  id: 'payment',
  context: ({ input: { amount, received, refunded, expiresAt } }) => ({ amount, received, refunded, expiresAt }),
  initial: 'none',
  states: {
    none: { on: { 'payment.start': { target: 'started', actions: 'setDeadline' } } },
    started: {
      on: {
        'payment.claim': { target: 'pending', actions: 'setDeadline' },
        'payment.authorise': 'authorised',
        ...whileWaiting,
      },
    },
    pending: {
      on: { 'payment.claim': 'pending', 'payment.authorise': 'authorised', ...whileWaiting },
    },
    authorised: { on: whileWaiting },
    held: {
      on: {
        'payment.receive': receive,
        'payment.accept': 'paid',
        'payment.refund': [
          { guard: 'isAllOfIt', target: 'refunded', actions: 'refund' },
          { guard: 'isPartOfIt', target: 'held', actions: 'refund' },
        ],
      },
    },
    paid: {
      on: {
        'payment.receive': { guard: 'isMoney', target: 'paid', actions: 'receive' },
        'payment.refund': [
          { guard: 'isAllOfIt', target: 'refunded', actions: 'refund' },
          { guard: 'isPartOfIt', target: 'paid', actions: 'refund' },
        ],
        'payment.chargeBack': { target: 'chargedBack', actions: 'refundAll' },
      },
    },
    refunded: { on: { 'payment.receive': { guard: 'isMoney', target: 'held', actions: 'receive' } } },
    chargedBack: { on: { 'payment.receive': { guard: 'isMoney', target: 'held', actions: 'receive' } } },
    failed: { on: { 'payment.receive': receive } },
    expired: { on: { 'payment.receive': receive } },
  },
});

const waiting = ['none', 'started', 'pending', 'authorised'] as const;

/** Whether the shop still waits for the money, and holds the units of the order for it. */
export const isAwaited = (stage: PaymentInput['stage']): boolean => waiting.some((each) => each === stage);

/**
 * Takes one step of a stored payment, by the statechart and nothing else.
 * @returns the payment after the step; null where the step is illegal, and nothing may change
 */
export function nextPayment({ stage, ...context }: PaymentInput, event: PaymentEvent): PaymentInput | null {
  const before = paymentMachine.resolveState({ value: stage, context });
  if (!before.can(event)) return null;
  const [after] = transition(paymentMachine, before, event);
  const next = paymentStages.find((each) => after.matches(each));
  if (next === undefined) throw new Error('The payment has no stage.');
  return { stage: next, ...after.context };
}
