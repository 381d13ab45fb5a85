import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import {
  type Resolved,
  addRefusal,
  chooseColour,
  chooseSize,
  chooseThumbnail,
  firstProductSelection,
  pageStrip,
  pictureOf,
  thumbnailsOf,
  variantOf,
} from './product-selection.logic.ts';
import type {
  ProductSelectionContext,
  ProductSelectionEmitted,
  ProductSelectionEvent,
  ProductSelectionInput,
  ProductSelectionTag,
} from './product-selection.types.ts';

/** Picture and strip after a choice. */
function contextAfter({ variants, furtherViews }: ProductSelectionContext, { selection, announcement }: Resolved) {
  return {
    selection,
    announcement,
    refusal: null,
    picture: pictureOf(variants, selection.colour),
    thumbnails: thumbnailsOf(variants, selection.colour, furtherViews),
  };
}

/**
 * Choosing a size and a colour of one product. No choice is ever blocked: for a pair that does not exist the other axis
 * is changed, which is announced. Needs no actors.
 */
export const productSelectionMachine = setup({
  types: {} as {
    context: ProductSelectionContext;
    events: ProductSelectionEvent;
    emitted: ProductSelectionEmitted;
    input: ProductSelectionInput;
    tags: ProductSelectionTag;
  },
  guards: {
    isIncomplete: ({ context }) => variantOf(context.variants, context.selection) === null,
    isInStock: ({ context }) => (variantOf(context.variants, context.selection)?.stock ?? 0) > 0,
  },
  actions: {
    chooseSize: assign(({ context, event }) => {
      assertEvent(event, 'size.choose');
      return { ...contextAfter(context, chooseSize(context.variants, context.selection, event.size)), windowStart: 0 };
    }),
    chooseColour: assign(({ context, event }) => {
      assertEvent(event, 'colour.choose');
      return contextAfter(context, chooseColour(context.variants, context.selection, event.colour));
    }),
    chooseThumbnail: assign(({ context, event }) => {
      assertEvent(event, 'thumbnail.choose');
      const picture = context.thumbnails[event.index];
      if (picture === undefined) return {};
      return { ...contextAfter(context, chooseThumbnail(context.variants, context.selection, picture)), picture };
    }),
    pageStrip: assign(({ context, event }) => {
      assertEvent(event, 'strip.page');
      return { windowStart: pageStrip(context, event.step) };
    }),
    notifyAdd: enqueueActions(({ context, enqueue }) => {
      const variant = variantOf(context.variants, context.selection);
      enqueue.assign({ refusal: null });
      if (variant !== null) enqueue.emit({ type: 'selection.add', variant, quantity: 1 });
    }),
    refuseAdd: enqueueActions(({ context, enqueue }) => {
      const messageId = addRefusal(context);
      enqueue.assign({ refusal: messageId });
      if (messageId !== null) enqueue.emit({ type: 'selection.refused', messageId });
    }),
  },
}).createMachine({
  id: 'product-selection',
  context: ({ input }) => firstProductSelection(input),
  initial: 'deciding',
  on: {
    'size.choose': { target: '.deciding', actions: 'chooseSize' },
    'colour.choose': { target: '.deciding', actions: 'chooseColour' },
    'thumbnail.choose': { target: '.deciding', actions: 'chooseThumbnail' },
    'strip.page': { actions: 'pageStrip' },
    'add.press': { actions: 'refuseAdd' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isIncomplete', target: 'incomplete' },
        { guard: 'isInStock', target: 'available' },
        { target: 'soldOut' },
      ],
    },
    incomplete: { tags: ['incomplete'] },
    available: {
      tags: ['available'],
      on: { 'add.press': { actions: 'notifyAdd' } },
    },
    soldOut: { tags: ['soldOut'] },
  },
});
