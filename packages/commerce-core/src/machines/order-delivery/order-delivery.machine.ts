import { assertEvent, assign, enqueueActions, not, setup } from 'xstate';
import { dashboardTexts } from '../../texts/back-office-texts.ts';
import { toCallError } from '../../call-error.ts';
import { notProvided } from '../../not-provided.ts';
import { noticeFrom } from '../../texts/notice.ts';
import type {
  OrderDeliveryContext,
  OrderDeliveryEmitted,
  OrderDeliveryEvent,
  OrderDeliveryTag,
} from './order-delivery.types.ts';

/** The order in flight. */
function firstOf({ queue }: OrderDeliveryContext): string {
  const [entryNo] = queue;
  if (entryNo === undefined) throw new Error('There is no order to mark.');
  return entryNo;
}

/**
 * Marking orders as delivered. Asks for confirmation, shows the change at once, and rolls it back when the server
 * refuses it. There is no way back from delivered. Actors: `markDelivered` returns nothing.
 */
export const orderDeliveryMachine = setup({
  types: {} as {
    context: OrderDeliveryContext;
    events: OrderDeliveryEvent;
    emitted: OrderDeliveryEmitted;
    tags: OrderDeliveryTag;
  },
  actors: {
    markDelivered: notProvided<void, { readonly entryNo: string }>('markDelivered'),
  },
  guards: {
    hasOrder: ({ context }) => context.queue.length > 0,
    isMarked: ({ context, event }) => {
      assertEvent(event, 'delivery.ask');
      return context.confirmed.includes(event.entryNo) || context.queue.includes(event.entryNo);
    },
  },
  actions: {
    keepQuestion: assign(({ event }) => {
      assertEvent(event, 'delivery.ask');
      return { question: { entryNo: event.entryNo, customerName: event.customerName } };
    }),
    dropQuestion: assign({ question: null }),
    queueOrder: assign(({ context }) => ({
      queue: context.question === null ? context.queue : [...context.queue, context.question.entryNo],
      question: null,
    })),
    confirmOrder: enqueueActions(({ context, enqueue }) => {
      const entryNo = firstOf(context);
      enqueue.assign({ confirmed: [...context.confirmed, entryNo], queue: context.queue.slice(1), callError: null });
      enqueue.emit({ type: 'delivery.notice', notice: noticeFrom(dashboardTexts, 'success', 'J47.DELIVERED') });
      enqueue.emit({ type: 'delivery.done', entryNo });
    }),
    rollBack: enqueueActions(({ context, enqueue }, params: { error: unknown }) => {
      const callError = toCallError(params.error);
      const detail = callError.message ?? `Order ${firstOf(context)}`;
      enqueue.assign({ queue: context.queue.slice(1), callError });
      enqueue.emit({
        type: 'delivery.notice',
        notice: noticeFrom(dashboardTexts, 'danger', 'J47.NOT_SAVED', { detail }),
      });
    }),
  },
}).createMachine({
  id: 'order-delivery',
  type: 'parallel',
  context: { question: null, confirmed: [], queue: [], callError: null },
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'delivery.ask': { guard: not('isMarked'), target: 'asking', actions: 'keepQuestion' },
          },
        },
        asking: {
          tags: ['asking'],
          on: {
            'delivery.confirm': { target: 'closed', actions: 'queueOrder' },
            'delivery.cancel': { target: 'closed', actions: 'dropQuestion' },
          },
        },
      },
    },
    saving: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasOrder', target: 'marking' } },
        marking: {
          tags: ['busy'],
          invoke: {
            id: 'markDelivered',
            src: 'markDelivered',
            input: ({ context }) => ({ entryNo: firstOf(context) }),
            onDone: { target: 'idle', actions: 'confirmOrder' },
            onError: { target: 'idle', actions: { type: 'rollBack', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
