import type { StockWatch } from '@kayal/api-contract/client';
import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { notProvided } from '../../not-provided.ts';
import { changeToSend } from '../../optimistic-queue/optimistic-queue.ts';
import { withChange } from './stock-watch.logic.ts';
import type {
  SaveWatchInput,
  StockWatchContext,
  StockWatchEmitted,
  StockWatchEvent,
  StockWatchTag,
} from './stock-watch.types.ts';

/**
 * "Notify me when my size is back": watches of sold-out variants, added on the product's page and stopped in the
 * account. A press before the session is known waits; a visitor's waits for her login. Changes are sent one after
 * another; a failed one is rolled back with its reason. Actors: `loadWatches` returns the watches of a customer,
 * `saveWatch` sends one change and returns the list after it.
 */
export const stockWatchMachine = setup({
  types: {} as {
    context: StockWatchContext;
    events: StockWatchEvent;
    emitted: StockWatchEmitted;
    tags: StockWatchTag;
  },
  actors: {
    loadWatches: notProvided<readonly StockWatch[], { readonly customerId: string | null }>('loadWatches'),
    saveWatch: notProvided<readonly StockWatch[], SaveWatchInput>('saveWatch'),
  },
  guards: {
    hasChange: ({ context }) => context.queue.length > 0,
    hasList: ({ context }) => context.confirmed !== null,
  },
  actions: {
    openList: assign(({ context, event }) => {
      assertEvent(event, 'watch.open');
      const { customerId } = event;
      // A visitor's changes become hers when she signs in; another customer's changes are dropped.
      const owner = context.customerId ?? context.lostId;
      const queue = owner === null || owner === customerId ? context.queue : [];
      return { customerId, lostId: null, confirmed: null, queue, refused: null, callError: null };
    }),
    dropQueue: assign(({ context }) => ({ queue: context.customerId === null ? context.queue : [] })),
    noteLoss: assign(({ context }) => ({ lostId: context.customerId })),
    closeList: assign({ customerId: null, confirmed: null, refused: null, callError: null }),
    queueChange: assign(({ context, event }) => {
      assertEvent(event, ['watch.ask', 'watch.stop']);
      const { uniqueCode } = event;
      const queue = withChange(
        context,
        event.type === 'watch.ask'
          ? { kind: 'ask', uniqueCode, returnTo: event.returnTo }
          : { kind: 'stop', uniqueCode },
      );
      return { queue, refused: null };
    }),
    askForLogin: enqueueActions(({ context, enqueue }) => {
      const wish = context.queue.findLast((change) => change.kind === 'ask');
      if (wish !== undefined) enqueue.emit({ type: 'watch.loginRequired', returnTo: wish.returnTo });
    }),
    adoptList: assign((_, params: { list: readonly StockWatch[] }) => ({ confirmed: params.list, callError: null })),
    confirmChange: assign(({ context }, params: { list: readonly StockWatch[] }) => ({
      confirmed: params.list,
      queue: context.queue.slice(1),
      callError: null,
    })),
    takeBack: assign(({ context }, params: { error: unknown }) => ({
      queue: context.queue.slice(1),
      refused: { change: changeToSend(context).change, callError: toCallError(params.error) },
    })),
    keepError: assign((_, params: { error: unknown }) => ({ callError: toCallError(params.error) })),
  },
}).createMachine({
  id: 'stock-watch',
  context: { customerId: null, lostId: null, confirmed: null, queue: [], refused: null, callError: null },
  initial: 'unknown',
  on: {
    'watch.open': { target: '.open', actions: 'openList', reenter: true },
    'watch.close': { target: '.signedOut', actions: ['dropQueue', 'closeList'] },
    'watch.lose': { target: '.signedOut', actions: ['noteLoss', 'closeList'] },
  },
  states: {
    unknown: { tags: ['unknown'], on: { 'watch.ask': { actions: 'queueChange' } } },
    signedOut: {
      tags: ['signedOut'],
      entry: 'askForLogin',
      on: { 'watch.ask': { actions: ['queueChange', 'askForLogin'] } },
    },
    open: {
      initial: 'loading',
      on: { 'watch.ask': { actions: 'queueChange' }, 'watch.stop': { actions: 'queueChange' } },
      states: {
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'loadWatches',
            src: 'loadWatches',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: { target: 'idle', actions: { type: 'adoptList', params: ({ event }) => ({ list: event.output }) } },
            onError: [
              { guard: 'hasList', target: 'idle', actions: { type: 'keepError', params: ({ event }) => event } },
              { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
            ],
          },
        },
        idle: {
          tags: ['ready'],
          always: { guard: 'hasChange', target: 'saving' },
          on: { 'watch.reload': 'loading' },
        },
        saving: {
          tags: ['busy'],
          invoke: {
            id: 'saveWatch',
            src: 'saveWatch',
            input: ({ context }) => changeToSend(context),
            onDone: {
              target: 'idle',
              actions: { type: 'confirmChange', params: ({ event }) => ({ list: event.output }) },
            },
            onError: [
              { guard: 'hasList', target: 'idle', actions: { type: 'takeBack', params: ({ event }) => event } },
              { target: 'failed', actions: { type: 'takeBack', params: ({ event }) => event } },
            ],
          },
        },
        failed: {
          tags: ['failed'],
          always: { guard: 'hasChange', target: 'saving' },
          on: { 'watch.reload': 'loading' },
        },
      },
    },
  },
});
