import type { WishlistItem } from '@kayal/api-contract/client';
import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { wishlistTexts } from '../../texts/message-texts.ts';
import { notProvided } from '../../not-provided.ts';
import { changeToSend, emptyList } from '../../optimistic-queue/optimistic-queue.ts';
import { noticeFrom } from '../../texts/notice.ts';
import { additionsIn, isHearted, removalOf, wishlistQueue } from './wishlist.logic.ts';
import { loginText, wishErrorNotice, wishSuccess } from './wishlist.notices.ts';
import type {
  SaveWishInput,
  WishlistContext,
  WishlistEmitted,
  WishlistEvent,
  WishlistInput,
  WishlistTag,
} from './wishlist.types.ts';

/**
 * Hearts and the wishlist.
 * A heart changes at once; changes are sent one after another and rolled back when they fail: see `optimisticQueue`.
 * Actors: `loadWishlist` returns the items of a customer, `saveWish` sends one change and returns the items after it.
 */
export const wishlistMachine = setup({
  types: {} as {
    context: WishlistContext;
    events: WishlistEvent;
    emitted: WishlistEmitted;
    input: WishlistInput;
    tags: WishlistTag;
  },
  actors: {
    loadWishlist: notProvided<readonly WishlistItem[], { readonly customerId: string | null }>('loadWishlist'),
    saveWish: notProvided<readonly WishlistItem[], SaveWishInput>('saveWish'),
  },
  guards: {
    hasCustomer: ({ context }) => context.customerId !== null,
    hasChange: ({ context }) => context.queue.length > 0,
  },
  actions: {
    openList: assign(({ event }) => {
      assertEvent(event, 'wishlist.open');
      return { customerId: event.customerId, ...emptyList };
    }),
    closeList: assign({ customerId: null, ...emptyList }),
    queueChange: assign(({ context, event }) => {
      assertEvent(event, ['heart.toggle', 'heart.fill', 'item.remove']);
      const productId = event.type === 'item.remove' ? event.productId : event.product.productId;
      const filled = isHearted(context, productId);
      if (event.type !== 'item.remove' && !filled) {
        return {
          queue: [...context.queue, { kind: 'add' as const, product: event.product, returnTo: event.returnTo }],
        };
      }
      const isShownEmpty = event.type === 'heart.toggle' && event.filled === false;
      if (event.type === 'heart.fill' || isShownEmpty || !filled) return {};
      return { queue: [...context.queue, removalOf(context, productId)] };
    }),
    keepAdditions: enqueueActions(({ context, enqueue }) => {
      for (const { product, returnTo } of additionsIn(context.queue))
        enqueue.emit({ type: 'wishlist.loginRequired', intent: { kind: 'wishlist.add', product, returnTo } });
    }),
    askForLogin: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'heart.toggle');
      const { product, returnTo, surface } = event;
      const notice = noticeFrom(wishlistTexts, 'info', loginText(surface), { action: 'login' });
      enqueue.emit({ type: 'wishlist.notice', notice });
      enqueue.emit({ type: 'wishlist.loginRequired', intent: { kind: 'wishlist.add', product, returnTo } });
    }),
    adoptItems: assign(({ context }, params: { items: readonly WishlistItem[] }) =>
      wishlistQueue.adopt(context, params.items),
    ),
    confirmChange: enqueueActions(({ context, enqueue }, params: { items: readonly WishlistItem[] }) => {
      enqueue.assign(wishlistQueue.confirm(context, params.items));
      enqueue.emit({ type: 'wishlist.notice', notice: wishSuccess(changeToSend(context).change) });
    }),
    rollBack: enqueueActions(({ context, enqueue }, params: { error: unknown }) => {
      const state = wishlistQueue.rollBack(context, params.error);
      enqueue.assign(state);
      const { callError } = state;
      const { change } = changeToSend(context);
      const notice = wishErrorNotice(change, callError);
      if (notice !== null) enqueue.emit({ type: 'wishlist.notice', notice });
      else enqueue.emit({ type: 'wishlist.removalRefused', productId: change.product.productId, callError });
    }),
    rollBackAll: enqueueActions(({ context, enqueue }, params: { error: unknown }) => {
      const state = wishlistQueue.rollBackAll(params.error);
      enqueue.assign(state);
      for (const change of context.queue) {
        const notice = wishErrorNotice(change, state.callError);
        if (notice !== null) enqueue.emit({ type: 'wishlist.notice', notice });
      }
    }),
    keepError: assign((_, params: { error: unknown }) => ({ callError: toCallError(params.error) })),
  },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => ({ ...input, ...emptyList }),
  initial: 'starting',
  on: {
    'wishlist.open': { target: '.open', actions: 'openList', reenter: true },
    'wishlist.close': { target: '.signedOut', actions: 'closeList' },
    'wishlist.lose': { target: '.signedOut', actions: ['keepAdditions', 'closeList'] },
  },
  states: {
    starting: { always: [{ guard: 'hasCustomer', target: 'open' }, { target: 'signedOut' }] },
    signedOut: { tags: ['signedOut'], on: { 'heart.toggle': { actions: 'askForLogin' } } },
    open: {
      initial: 'loading',
      on: {
        'heart.toggle': { actions: 'queueChange' },
        'heart.fill': { actions: 'queueChange' },
        'item.remove': { actions: 'queueChange' },
      },
      states: {
        loading: {
          tags: ['loading', 'busy'],
          // The answer on its way may be of before the change in another tab.
          on: { 'wishlist.reload': { target: 'loading', reenter: true } },
          invoke: {
            id: 'loadWishlist',
            src: 'loadWishlist',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: {
              target: 'idle',
              actions: { type: 'adoptItems', params: ({ event }) => ({ items: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'rollBackAll', params: ({ event }) => event } },
          },
        },
        idle: {
          tags: ['ready'],
          always: { guard: 'hasChange', target: 'saving' },
          on: { 'wishlist.reload': 'refreshing' },
        },
        saving: {
          tags: ['ready', 'busy'],
          invoke: {
            id: 'saveWish',
            src: 'saveWish',
            input: ({ context }) => changeToSend(context),
            onDone: {
              target: 'idle',
              actions: { type: 'confirmChange', params: ({ event }) => ({ items: event.output }) },
            },
            onError: { target: 'refreshing', actions: { type: 'rollBack', params: ({ event }) => event } },
          },
        },
        refreshing: {
          tags: ['ready', 'busy'],
          on: { 'wishlist.reload': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'refreshWishlist',
            src: 'loadWishlist',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: {
              target: 'idle',
              actions: { type: 'adoptItems', params: ({ event }) => ({ items: event.output }) },
            },
            onError: { target: 'idle', actions: { type: 'keepError', params: ({ event }) => event } },
          },
        },
        failed: {
          tags: ['failed'],
          always: { guard: 'hasChange', target: 'loading' },
          on: { 'wishlist.reload': 'loading' },
        },
      },
    },
  },
});
