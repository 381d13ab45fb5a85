import { assertEvent, assign, setup } from 'xstate';
import { moveWindow } from '../../rules/windows.ts';
import { shopProfile } from '../../shop-profile.ts';
import { selectCarouselWindow } from './category-carousel.selectors.ts';
import type {
  CategoryCarouselContext,
  CategoryCarouselEvent,
  CategoryCarouselInput,
  CategoryCarouselTag,
} from './category-carousel.types.ts';

/** Where the window starts after a move. */
function movedBy(step: number, { length, layout, start }: CategoryCarouselContext): { readonly start: number } {
  return { start: moveWindow(length, shopProfile.carouselWindow[layout], start, step).start };
}

/**
 * The row of categories on home (S2.HOME.01–04, S9.HOME.02). Its states are the places where it can stand: all in view,
 * at the start, between, at the end. It needs no actors.
 */
export const categoryCarouselMachine = setup({
  types: {} as {
    context: CategoryCarouselContext;
    events: CategoryCarouselEvent;
    input: CategoryCarouselInput;
    tags: CategoryCarouselTag;
  },
  guards: {
    canGoBack: ({ context }) => selectCarouselWindow({ context }).canGoBack,
    canGoOn: ({ context }) => selectCarouselWindow({ context }).canGoOn,
    canGoBoth: ({ context }) => {
      const { canGoBack, canGoOn } = selectCarouselWindow({ context });
      return canGoBack && canGoOn;
    },
  },
  actions: {
    goBack: assign(({ context }) => movedBy(-1, context)),
    goOn: assign(({ context }) => movedBy(1, context)),
    fill: assign(({ context, event }) => {
      assertEvent(event, 'carousel.filled');
      return { length: event.length, ...movedBy(0, { ...context, length: event.length }) };
    }),
    changeLayout: assign(({ context, event }) => {
      assertEvent(event, 'layout.changed');
      return { layout: event.layout, ...movedBy(0, { ...context, layout: event.layout }) };
    }),
  },
}).createMachine({
  id: 'category-carousel',
  context: ({ input }) => ({ ...input, start: 0 }),
  initial: 'placing',
  on: {
    'carousel.filled': { target: '.placing', actions: 'fill' },
    'layout.changed': { target: '.placing', actions: 'changeLayout' },
  },
  states: {
    placing: {
      always: [
        { guard: 'canGoBoth', target: 'between' },
        { guard: 'canGoOn', target: 'atStart' },
        { guard: 'canGoBack', target: 'atEnd' },
        { target: 'whole' },
      ],
    },
    whole: {},
    atStart: { tags: ['canGoOn'], on: { 'carousel.next': { target: 'placing', actions: 'goOn' } } },
    between: {
      tags: ['canGoBack', 'canGoOn'],
      on: {
        'carousel.back': { target: 'placing', actions: 'goBack' },
        'carousel.next': { target: 'placing', actions: 'goOn' },
      },
    },
    atEnd: { tags: ['canGoBack'], on: { 'carousel.back': { target: 'placing', actions: 'goBack' } } },
  },
});
