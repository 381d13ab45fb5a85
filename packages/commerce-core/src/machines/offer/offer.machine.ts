import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { offerTexts } from '../../texts/back-office-texts.ts';
import { toCallError } from '../../call-error.ts';
import { notProvided } from '../../not-provided.ts';
import { noticeFrom } from '../../texts/notice.ts';
import { offerErrorId, submissionOf } from './offer.logic.ts';
import type { AddOfferInput, OfferContext, OfferEmitted, OfferEvent, OfferTag } from './offer.types.ts';

const noError = { error: null, errorText: null, callError: null } as const;
const emptyForm = { category: null, item: null, priceText: '', ...noError } as const;

/** The offer in flight. */
function offerInFlight(context: OfferContext): AddOfferInput {
  const offer = submissionOf(context);
  if (offer === null) throw new Error('There is no offer to save.');
  return offer;
}

/**
 * Setting and ending offers; /offerupdate and /subcategoryadd share it.
 * Actors: `addOffer` returns nothing, `removeOffer` the id of its product.
 */
export const offerMachine = setup({
  types: {} as { context: OfferContext; events: OfferEvent; emitted: OfferEmitted; tags: OfferTag },
  actors: {
    addOffer: notProvided<void, AddOfferInput>('addOffer'),
    removeOffer: notProvided<{ readonly productId: number }, { readonly productId: number }>('removeOffer'),
  },
  guards: {
    isComplete: ({ context }) => submissionOf(context) !== null,
  },
  actions: {
    keepChoice: assign(({ event }) => {
      assertEvent(event, ['category.choose', 'item.choose', 'price.type']);
      if (event.type === 'category.choose') return { ...noError, category: event.category, item: null };
      return event.type === 'item.choose' ? { ...noError, item: event.item } : { ...noError, priceText: event.text };
    }),
    clearError: assign(noError),
    showIncomplete: assign({
      error: 'S5.OFFER.01' as const,
      errorText: offerTexts['S5.OFFER.01'],
      callError: null,
    }),
    notifySaved: enqueueActions(({ context, enqueue }) => {
      const { productId } = offerInFlight(context);
      enqueue.assign(emptyForm);
      enqueue.emit({ type: 'offer.notice', notice: noticeFrom(offerTexts, 'success', 'S8.OFFER.01') });
      enqueue.emit({ type: 'offer.changed', productId });
    }),
    notifyRemoved: enqueueActions(({ enqueue }, params: { productId: number }) => {
      enqueue.emit({ type: 'offer.notice', notice: noticeFrom(offerTexts, 'success', 'J52.REMOVED') });
      enqueue.emit({ type: 'offer.changed', productId: params.productId });
    }),
    showError: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      const callError = toCallError(params.error);
      const messageId = offerErrorId(callError);
      const notice = noticeFrom(offerTexts, 'danger', messageId, { text: callError.message });
      enqueue.assign({ error: messageId, errorText: notice.text, callError });
      enqueue.emit({ type: 'offer.notice', notice });
    }),
  },
}).createMachine({
  id: 'offer',
  context: emptyForm,
  initial: 'editing',
  states: {
    editing: {
      initial: 'clean',
      on: {
        'category.choose': { target: '.clean', actions: 'keepChoice' },
        'item.choose': { target: '.clean', actions: 'keepChoice' },
        'price.type': { target: '.clean', actions: 'keepChoice' },
        'offer.submit': [
          { guard: 'isComplete', target: 'saving', actions: 'clearError' },
          { target: '.failed', actions: 'showIncomplete' },
        ],
        'offer.remove': { target: 'removing', actions: 'clearError' },
      },
      states: { clean: {}, failed: { tags: ['failed'] } },
    },
    saving: {
      tags: ['busy'],
      invoke: {
        id: 'addOffer',
        src: 'addOffer',
        input: ({ context }) => offerInFlight(context),
        onDone: { target: 'editing', actions: 'notifySaved' },
        onError: { target: 'editing.failed', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
    removing: {
      tags: ['busy', 'removing'],
      invoke: {
        id: 'removeOffer',
        src: 'removeOffer',
        input: ({ event }) => {
          assertEvent(event, 'offer.remove');
          return { productId: event.productId };
        },
        onDone: { target: 'editing', actions: { type: 'notifyRemoved', params: ({ event }) => event.output } },
        onError: { target: 'editing.failed', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
  },
});
