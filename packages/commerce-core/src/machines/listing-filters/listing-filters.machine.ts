import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { moveThumb, thumbsOfRange, type PriceSlider, type PriceThumbs } from '../../rules/prices/price-range.ts';
import { priceSliderOf } from '../../rules/prices/price-slider.ts';
import { afterChoice, afterGroup, firstListingFilters, groupAfterChoice, noFilters } from './listing-filters.logic.ts';
import {
  type ListingFilters,
  type ListingFiltersContext,
  type ListingFiltersEmitted,
  type ListingFiltersEvent,
  type ListingFiltersInput,
  type ListingFiltersTag,
} from './listing-filters.types.ts';

const choices = [
  'colour.choose',
  'size.choose',
  'origin.choose',
  'attribute.choose',
  'price.commit',
  'price.choose',
  'sort.choose',
  'combine.toggle',
  'chip.remove',
  'filters.clear',
] as const;

/** The draft, otherwise the applied filters. */
const currentFilters = ({ draft, applied }: ListingFiltersContext): ListingFilters => draft ?? applied();

function currentPrice(context: ListingFiltersContext): { readonly slider: PriceSlider; readonly thumbs: PriceThumbs } {
  const slider = priceSliderOf(context.priceSteps);
  return { slider, thumbs: context.thumbs ?? thumbsOfRange(currentFilters(context).price, slider) };
}

/** The filters after the event's choice. */
function chosen(context: ListingFiltersContext, event: ListingFiltersEvent): ListingFilters {
  assertEvent(event, choices);
  return afterChoice(currentFilters(context), event, context.layout, currentPrice(context));
}

const draftOrApply = [{ guard: 'isDrafting', actions: 'changeDraft' }, { actions: 'notifyChosen' }] as const;

/**
 * The filter panel of a list.
 * The URL owns the filters that apply: the machine reads them with `applied`, emits every change for the URL and keeps
 * no copy. After a change of the URL it needs `list.changed`. On a phone the open panel collects a draft until Apply.
 */
export const listingFiltersMachine = setup({
  types: {} as {
    context: ListingFiltersContext;
    events: ListingFiltersEvent;
    emitted: ListingFiltersEmitted;
    input: ListingFiltersInput;
    tags: ListingFiltersTag;
  },
  guards: {
    isDrafting: ({ context }) => context.draft !== null,
    isMobile: ({ context }) => context.layout === 'mobile',
    isCombining: ({ context }) => currentFilters(context).mode === 'combine',
    isReplacing: ({ context }) => currentFilters(context).mode === 'replace',
  },
  actions: {
    changeDraft: assign(({ context, event }) => {
      const draft = chosen(context, event);
      assertEvent(event, choices);
      const draftGroup = groupAfterChoice(context.draftGroup, event.type, draft.mode);
      return { draft, draftGroup, thumbs: null };
    }),
    notifyChosen: enqueueActions(({ context, event, enqueue }) => {
      const filters = chosen(context, event);
      // Released thumbs keep their positions until the URL has their price.
      if (event.type !== 'price.commit') enqueue.assign({ thumbs: null });
      enqueue.emit({ type: 'filters.changed', filters });
      if (event.type === 'combine.toggle') enqueue.emit({ type: 'filters.mode', mode: filters.mode });
    }),
    moveThumb: assign(({ context, event }) => {
      assertEvent(event, 'price.move');
      const { slider, thumbs } = currentPrice(context);
      return { thumbs: moveThumb(thumbs, event.thumb, event.rupees, slider) };
    }),
    goToGroup: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'group.choose');
      enqueue.emit({ type: 'filters.group', group: event.group, filters: afterGroup(context.applied()) });
    }),
    draftGroup: assign(({ context, event }) => {
      assertEvent(event, 'group.choose');
      const { draftGroup, draft } = context;
      const isSame = draftGroup?.kind === event.group.kind && draftGroup.id === event.group.id;
      return { draftGroup: isSame ? null : event.group, draft: draft && afterGroup(draft) };
    }),
    notifyReset: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'filters.changed', filters: { ...noFilters, mode: context.applied().mode } });
    }),
    notifyDraft: enqueueActions(({ context, enqueue }) => {
      const { draftGroup: group, applied } = context;
      const filters = currentFilters(context);
      if (filters.mode !== applied().mode) enqueue.emit({ type: 'filters.mode', mode: filters.mode });
      if (group === null) enqueue.emit({ type: 'filters.changed', filters });
      else enqueue.emit({ type: 'filters.group', group, filters });
    }),
    startDraft: assign(({ context }) => ({ draft: context.applied(), thumbs: null })),
    dropDraft: assign({ draft: null, draftGroup: null, thumbs: null }),
    toggleSection: assign(({ context, event }) => {
      assertEvent(event, 'section.toggle');
      const { openSections } = context;
      return {
        openSections: openSections.includes(event.section)
          ? openSections.filter((section) => section !== event.section)
          : [...openSections, event.section],
      };
    }),
    setLayout: assign(({ event }) => {
      assertEvent(event, 'layout.changed');
      return { layout: event.layout };
    }),
  },
}).createMachine({
  id: 'listing-filters',
  type: 'parallel',
  context: ({ input }) => firstListingFilters(input),
  on: {
    'colour.choose': draftOrApply,
    'size.choose': draftOrApply,
    'origin.choose': draftOrApply,
    'attribute.choose': draftOrApply,
    'price.commit': draftOrApply,
    'price.choose': draftOrApply,
    'sort.choose': draftOrApply,
    'combine.toggle': draftOrApply,
    'chip.remove': draftOrApply,
    'filters.clear': draftOrApply,
    'price.move': { actions: 'moveThumb' },
    'section.toggle': { actions: 'toggleSection' },
  },
  states: {
    panel: {
      initial: 'closed',
      on: {
        'group.choose': { target: '.closed', actions: 'goToGroup' },
        'list.refresh': { actions: ['dropDraft', 'notifyReset'] },
        'list.changed': { actions: 'dropDraft' },
        'layout.changed': { target: '.closed', actions: ['dropDraft', 'setLayout'] },
      },
      states: {
        closed: {
          on: {
            'panel.toggle': [{ guard: 'isMobile', target: 'drafting', actions: 'startDraft' }, { target: 'open' }],
          },
        },
        open: {
          tags: ['panelOpen'],
          on: { 'panel.toggle': 'closed', 'panel.close': 'closed' },
        },
        drafting: {
          tags: ['panelOpen', 'drafting'],
          on: {
            'panel.toggle': { target: 'closed', actions: 'dropDraft' },
            'panel.close': { target: 'closed', actions: 'dropDraft' },
            'panel.apply': { target: 'closed', actions: ['notifyDraft', 'dropDraft'] },
            'group.choose': { actions: 'draftGroup' },
            'list.refresh': { target: 'closed', actions: ['dropDraft', 'notifyReset'] },
            'list.changed': { target: 'closed', actions: 'dropDraft' },
          },
        },
      },
    },
    mode: {
      initial: 'replace',
      states: {
        replace: { always: { guard: 'isCombining', target: 'combine' } },
        combine: { tags: ['combining'], always: { guard: 'isReplacing', target: 'replace' } },
      },
    },
  },
});
