import { cartLimits, type CartLine } from '@kayal/api-contract/client';
import { assertEvent, assign, emit, enqueueActions, not, setup, stateIn } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { notProvided } from '../../not-provided.ts';
import { changeToSend, emptyList } from '../../optimistic-queue/optimistic-queue.ts';
import type { Notice } from '../../texts/notice.ts';
import { additionsIn, cartQueue, changeFor } from './cart.logic.ts';
import { errorNotice, refusalOf, successNotice } from './cart.notices.ts';
import type { CartContext, CartEmitted, CartEvent, CartInput, CartTag, SaveChangeInput } from './cart.types.ts';

const lineEvents = ['line.add', 'line.quantity', 'line.remove', 'line.undo'] as const;
const noticeEvent = (notice: Notice): CartEmitted => ({ type: 'cart.notice', notice });

/**
 * The shopping bag.
 * Changes are shown at once and sent one after another; a failed one is rolled back with a notice: see `optimisticQueue`.
 * Actors: `loadCart` returns the lines of a customer, `saveChange` sends one change and returns the lines after it.
 */
export const cartMachine = setup({
  types: {} as {
    context: CartContext;
    events: CartEvent;
    emitted: CartEmitted;
    input: CartInput;
    tags: CartTag;
  },
  actors: {
    loadCart: notProvided<readonly CartLine[], { readonly customerId: string | null }>('loadCart'),
    saveChange: notProvided<readonly CartLine[], SaveChangeInput>('saveChange'),
  },
  guards: {
    hasCustomer: ({ context }) => context.customerId !== null,
    hasChange: ({ context }) => context.queue.length > 0,
    isNotSaving: not(stateIn({ open: 'saving' })),
    isSessionLost: (_, params: { error: unknown }) => toCallError(params.error).status === 401,
    isAllowed: ({ context, event }) => {
      assertEvent(event, lineEvents);
      return refusalOf(context, event) === null;
    },
  },
  actions: {
    openCart: assign(({ event }) => {
      assertEvent(event, 'cart.open');
      return { customerId: event.customerId, removed: [], ...emptyList };
    }),
    closeCart: assign({ customerId: null, removed: [], ...emptyList }),
    emptyCart: assign({ removed: [], ...emptyList }),
    emptyAllButSent: assign(({ context }) => ({ removed: [], ...emptyList, queue: context.queue.slice(0, 1) })),
    queueChange: assign(({ context, event }) => {
      assertEvent(event, lineEvents);
      const change = changeFor(context, event, context.newKey());
      const removed =
        event.type === 'line.undo' ? context.removed.filter(({ key }) => key !== event.key) : context.removed;
      return change === null ? {} : { queue: [...context.queue, change], removed };
    }),
    refuse: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, lineEvents);
      const notice = refusalOf(context, event);
      if (notice !== null) enqueue.emit(noticeEvent(notice));
    }),
    askForLogin: emit(({ event }) => {
      assertEvent(event, 'line.add');
      const { item, quantity, returnTo } = event;
      return {
        type: 'cart.loginRequired' as const,
        intents: [{ kind: 'cart.add' as const, item, quantity, returnTo }],
      };
    }),
    adoptLines: assign(({ context }, params: { lines: readonly CartLine[] }) => cartQueue.adopt(context, params.lines)),
    confirmChange: enqueueActions(({ context, enqueue }, params: { lines: readonly CartLine[] }) => {
      const { change } = changeToSend(context);
      const isRemoval = change.kind === 'remove';
      const removed = isRemoval ? [...context.removed, change] : context.removed;
      enqueue.assign({ ...cartQueue.confirm(context, params.lines), removed });
      const notice = successNotice(change);
      if (notice !== null) enqueue.emit({ ...noticeEvent(notice), ...(isRemoval && { removalKey: change.key }) });
    }),
    rollBack: enqueueActions(({ context, enqueue }, params: { error: unknown }) => {
      const state = cartQueue.rollBack(context, params.error);
      enqueue.assign(state);
      enqueue.emit(noticeEvent(errorNotice(changeToSend(context).change, state.callError)));
    }),
    rollBackAll: enqueueActions(({ context, enqueue }, params: { error: unknown }) => {
      const state = cartQueue.rollBackAll(params.error);
      enqueue.assign(state);
      for (const change of context.queue) enqueue.emit(noticeEvent(errorNotice(change, state.callError)));
    }),
    keepAdditions: enqueueActions(({ context, enqueue }) => {
      const intents = additionsIn(context.queue);
      if (intents.length > 0) enqueue.emit({ type: 'cart.loginRequired', intents });
    }),
    notifySessionLost: emit({ type: 'cart.sessionLost' }),
    keepError: assign((_, params: { error: unknown }) => ({ callError: toCallError(params.error) })),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({ limits: cartLimits, ...input, removed: [], ...emptyList }),
  initial: 'starting',
  on: {
    'cart.open': { target: '.open', actions: 'openCart', reenter: true },
    'cart.close': { target: '.signedOut', actions: 'closeCart' },
    'cart.lose': { target: '.signedOut', actions: ['keepAdditions', 'closeCart'] },
  },
  states: {
    starting: { always: [{ guard: 'hasCustomer', target: 'open' }, { target: 'signedOut' }] },
    signedOut: {
      tags: ['signedOut'],
      on: { 'line.add': { actions: 'askForLogin' } },
    },
    open: {
      initial: 'loading',
      on: {
        'line.add': [{ guard: 'isAllowed', actions: 'queueChange' }, { actions: 'refuse' }],
        'line.quantity': [{ guard: 'isAllowed', actions: 'queueChange' }, { actions: 'refuse' }],
        'line.remove': { actions: 'queueChange' },
        'line.undo': [{ guard: 'isAllowed', actions: 'queueChange' }, { actions: 'refuse' }],
        'order.placed': [
          { guard: 'isNotSaving', target: '.idle', actions: 'emptyCart' },
          // What was sent already may still be carried out: its answer says what is in the bag then.
          { actions: 'emptyAllButSent' },
        ],
      },
      states: {
        loading: {
          tags: ['loading', 'busy'],
          // The answer on its way may be of before the change in another tab.
          on: { 'cart.reload': { target: 'loading', reenter: true } },
          invoke: {
            id: 'loadCart',
            src: 'loadCart',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: {
              target: 'idle',
              actions: { type: 'adoptLines', params: ({ event }) => ({ lines: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'rollBackAll', params: ({ event }) => event } },
          },
        },
        idle: {
          tags: ['ready'],
          always: { guard: 'hasChange', target: 'saving' },
          on: { 'cart.reload': 'refreshing' },
        },
        saving: {
          tags: ['ready', 'busy'],
          invoke: {
            id: 'saveChange',
            src: 'saveChange',
            input: ({ context }) => changeToSend(context),
            onDone: {
              target: 'idle',
              actions: { type: 'confirmChange', params: ({ event }) => ({ lines: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isSessionLost', params: ({ event }) => event },
                target: '#cart.signedOut',
                actions: ['keepAdditions', 'notifySessionLost', 'closeCart'],
              },
              { target: 'refreshing', actions: { type: 'rollBack', params: ({ event }) => event } },
            ],
          },
        },
        refreshing: {
          tags: ['ready', 'busy'],
          on: { 'cart.reload': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'refreshCart',
            src: 'loadCart',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: {
              target: 'idle',
              actions: { type: 'adoptLines', params: ({ event }) => ({ lines: event.output }) },
            },
            onError: { target: 'idle', actions: { type: 'keepError', params: ({ event }) => event } },
          },
        },
        failed: {
          tags: ['failed'],
          always: { guard: 'hasChange', target: 'loading' },
          on: { 'cart.reload': 'loading' },
        },
      },
    },
  },
});
