import type { PlacedOrder } from '@kayal/api-contract/client';
import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { orderTexts } from '../../texts/message-texts.ts';
import { notProvided } from '../../not-provided.ts';
import { noticeFrom } from '../../texts/notice.ts';
import { type OrderErrorKind, isSameOrder, orderErrorKind, refusalOfDraft } from './order-placement.logic.ts';
import type {
  OrderPlacementContext,
  OrderPlacementEmitted,
  OrderPlacementEvent,
  OrderPlacementInput,
  OrderPlacementTag,
  OrderRefusal,
  SubmitOrderInput,
} from './order-placement.types.ts';

/** The submission of a checked draft. */
function submission({ draft, key, code }: OrderPlacementContext): SubmitOrderInput {
  if (draft?.address == null || key === null) throw new Error('There is no checked order to submit.');
  return { ...draft, address: draft.address, key, ...(code !== null && { code }) };
}

/**
 * Placing an order: submit, then clear the server's cart.
 * One key per placement: the same for retries after a network error, new after a coded refusal.
 * An order that is paid ahead waits for its payment: it is not placed yet, and the cart is not cleared.
 * An order that needs a mailed code is sent again with it under the same key, because it is the same order.
 * A failed clearing is retried alone and never submits the order again.
 * Actors: `submitOrder` returns the placed order, `clearCart` nothing.
 */
export const orderPlacementMachine = setup({
  types: {} as {
    context: OrderPlacementContext;
    events: OrderPlacementEvent;
    emitted: OrderPlacementEmitted;
    input: OrderPlacementInput;
    tags: OrderPlacementTag;
  },
  actors: {
    submitOrder: notProvided<PlacedOrder, SubmitOrderInput>('submitOrder'),
    clearCart: notProvided<void, { readonly customerId: string }>('clearCart'),
  },
  guards: {
    isRefused: ({ context }, params: { reason: OrderRefusal }) => refusalOfDraft(context.draft) === params.reason,
    awaitsPayment: (_, params: { order: PlacedOrder }) => params.order.awaits !== undefined,
    isError: (_, params: { error: unknown; kind: OrderErrorKind }) =>
      orderErrorKind(toCallError(params.error)) === params.kind,
  },
  actions: {
    takeDraft: assign(({ context, event }) => {
      assertEvent(event, 'order.place');
      const { draft } = event;
      const key = context.key !== null && isSameOrder(context.draft, draft) ? context.key : context.newKey();
      return { draft, key, code: null, order: null, refusal: null, callError: null };
    }),
    takeCode: assign(({ event }) => {
      assertEvent(event, 'order.confirm');
      return { code: event.code, callError: null };
    }),
    dropKey: assign({ key: null }),
    refuse: enqueueActions(({ enqueue }, params: { reason: OrderRefusal }) => {
      enqueue.assign({ refusal: params.reason });
      enqueue.emit({ type: 'order.refused', reason: params.reason });
    }),
    refuseBusy: emit({ type: 'order.refused', reason: 'busy' }),
    keepOrder: assign((_, params: { order: PlacedOrder }) => ({ order: params.order, callError: null })),
    notifyPlaced: enqueueActions(({ context, enqueue }) => {
      if (context.order !== null) enqueue.emit({ type: 'order.placed', order: context.order });
    }),
    notifyAwaited: enqueueActions(({ context, enqueue }) => {
      if (context.order !== null) enqueue.emit({ type: 'order.awaited', order: context.order });
    }),
    notifyError: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      const callError = toCallError(params.error);
      enqueue.assign({ callError });
      enqueue.emit({
        type: 'order.notice',
        notice: noticeFrom(orderTexts, 'danger', 'S8.ORD.01', { detail: callError.message }),
      });
    }),
    askForCode: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      enqueue.assign({ callError: toCallError(params.error) });
      enqueue.emit({ type: 'order.codeNeeded' });
    }),
    notifyClearError: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      enqueue.assign({ callError: toCallError(params.error) });
      const detail = 'The order itself exists. Only the bag could not be emptied.';
      enqueue.emit({
        type: 'order.notice',
        notice: noticeFrom(orderTexts, 'danger', 'S8.ORD.01', { detail, action: 'retry' }),
      });
    }),
    notifyOutdated: emit({ type: 'order.cartOutdated' }),
    reset: assign({ draft: null, key: null, code: null, order: null, refusal: null, callError: null }),
    forgetError: assign({ code: null, refusal: null, callError: null }),
  },
}).createMachine({
  id: 'order-placement',
  context: ({ input }) => ({
    ...input,
    draft: null,
    key: null,
    code: null,
    order: null,
    refusal: null,
    callError: null,
  }),
  initial: 'idle',
  on: { 'order.place': { actions: 'refuseBusy' } },
  states: {
    idle: { on: { 'order.place': { target: 'checking', actions: 'takeDraft' } } },
    checking: {
      always: [
        {
          guard: { type: 'isRefused', params: { reason: 'emptyCart' } },
          target: 'idle',
          actions: { type: 'refuse', params: { reason: 'emptyCart' } },
        },
        {
          guard: { type: 'isRefused', params: { reason: 'noAddress' } },
          target: 'idle',
          actions: { type: 'refuse', params: { reason: 'noAddress' } },
        },
        { target: 'submitting' },
      ],
    },
    submitting: {
      tags: ['busy'],
      invoke: {
        id: 'submitOrder',
        src: 'submitOrder',
        input: ({ context }) => submission(context),
        onDone: [
          {
            guard: { type: 'awaitsPayment', params: ({ event }) => ({ order: event.output }) },
            target: 'awaited',
            actions: [{ type: 'keepOrder', params: ({ event }) => ({ order: event.output }) }, 'notifyAwaited'],
          },
          {
            target: 'clearing',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isError', params: ({ event }) => ({ error: event.error, kind: 'network' as const }) },
            target: 'submitFailed.network',
            actions: { type: 'notifyError', params: ({ event }) => event },
          },
          {
            guard: {
              type: 'isError',
              params: ({ event }) => ({ error: event.error, kind: 'priceChanged' as const }),
            },
            target: 'submitFailed.priceChanged',
            actions: { type: 'notifyError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isError', params: ({ event }) => ({ error: event.error, kind: 'stock' as const }) },
            target: 'submitFailed.stock',
            actions: { type: 'notifyError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isError', params: ({ event }) => ({ error: event.error, kind: 'cartChanged' as const }) },
            target: 'submitFailed.cartChanged',
            actions: { type: 'notifyError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isError', params: ({ event }) => ({ error: event.error, kind: 'noAddress' as const }) },
            target: 'idle',
            actions: ['dropKey', { type: 'refuse', params: { reason: 'noAddress' } }],
          },
          {
            guard: { type: 'isError', params: ({ event }) => ({ error: event.error, kind: 'codeNeeded' as const }) },
            target: 'submitFailed.codeNeeded',
            actions: { type: 'askForCode', params: ({ event }) => event },
          },
          { target: 'submitFailed.refused', actions: { type: 'notifyError', params: ({ event }) => event } },
        ],
      },
    },
    submitFailed: {
      tags: ['failed'],
      initial: 'refused',
      on: {
        'order.place': { target: 'checking', actions: 'takeDraft' },
        'order.dismiss': { target: 'idle', actions: 'forgetError' },
      },
      states: {
        network: {
          tags: ['retryable'],
          on: {
            'order.retry': '#order-placement.submitting',
            'order.confirm': { target: '#order-placement.submitting', actions: 'takeCode' },
          },
        },
        codeNeeded: { on: { 'order.confirm': { target: '#order-placement.submitting', actions: 'takeCode' } } },
        refused: { entry: 'dropKey' },
        priceChanged: { entry: ['dropKey', 'notifyOutdated'] },
        stock: { entry: ['dropKey', 'notifyOutdated'] },
        cartChanged: { entry: ['dropKey', 'notifyOutdated'] },
      },
    },
    clearing: {
      tags: ['busy'],
      invoke: {
        id: 'clearCart',
        src: 'clearCart',
        input: ({ context }) => ({ customerId: submission(context).customerId }),
        onDone: { target: 'placed', actions: 'notifyPlaced' },
        onError: { target: 'clearFailed', actions: { type: 'notifyClearError', params: ({ event }) => event } },
      },
    },
    clearFailed: {
      tags: ['failed', 'retryable'],
      on: { 'order.retry': 'clearing', 'order.dismiss': { target: 'placed', actions: 'notifyPlaced' } },
    },
    awaited: {
      on: {
        'order.dismiss': { target: 'idle', actions: 'reset' },
        'order.place': { target: 'checking', actions: ['reset', 'takeDraft'] },
      },
    },
    placed: {
      tags: ['placed'],
      on: {
        'order.dismiss': { target: 'idle', actions: 'reset' },
        'order.place': { target: 'checking', actions: ['reset', 'takeDraft'] },
      },
    },
  },
});
