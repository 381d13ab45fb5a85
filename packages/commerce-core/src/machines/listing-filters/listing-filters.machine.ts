import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { moveThumb, thumbsOfRange } from '../../rules/price-range.ts';
import { afterChoice, afterGroup, firstListingFilters, groupAfterChoice, noFilters } from './listing-filters.logic.ts';
import {
  type ListingFilters,
  type ListingFiltersContext,
  type ListingFiltersEmitted,
  type ListingFiltersEvent,
  type ListingFiltersInput,
  type ListingFiltersTag,
  filterSections,
} from './listing-filters.types.ts';

const choices = [
  'colour.choose',
  'size.choose',
  'price.commit',
  'price.choose',
  'sort.choose',
  'combine.toggle',
  'chip.remove',
  'filters.clear',
] as const;

/** The filters after the event's choice, made on the draft or on the list's own. */
function chosen(context: ListingFiltersContext, event: ListingFiltersEvent): ListingFilters {
  assertEvent(event, choices);
  return afterChoice(context.draft ?? context.filters, event, context.layout, context.thumbs);
}

const draftOrApply = [
  { guard: 'isDrafting', actions: 'changeDraft' },
  { actions: ['changeFilters', 'notifyChanged'] },
] as const;

/**
 * The filter panel of a list (S4.FILT, S5.PRICE, S9.PAL; J08, J09, J65).
 * The URL is where filters live: every change is emitted for it, and `list.changed` brings its answer back.
 * On a phone the open panel collects a draft that Apply sends. Needs no actors.
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
    isCombining: ({ context }) => (context.draft ?? context.filters).mode === 'combine',
    hasDraftGroup: ({ context }) => context.draftGroup !== null,
    isReplacing: ({ context }) => (context.draft ?? context.filters).mode === 'replace',
  },
  actions: {
    changeFilters: assign(({ context, event }) => {
      const filters = chosen(context, event);
      return { filters, thumbs: thumbsOfRange(filters.price) };
    }),
    changeDraft: assign(({ context, event }) => {
      const draft = chosen(context, event);
      assertEvent(event, choices);
      const draftGroup = groupAfterChoice(context.draftGroup, event.type, draft.mode);
      return { draft, draftGroup, thumbs: thumbsOfRange(draft.price) };
    }),
    notifyChanged: enqueueActions(({ context, event, enqueue }) => {
      enqueue.emit({ type: 'filters.changed', filters: context.filters });
      if (event.type === 'combine.toggle') enqueue.emit({ type: 'filters.mode', mode: context.filters.mode });
    }),
    moveThumb: assign(({ context, event }) => {
      assertEvent(event, 'price.move');
      return { thumbs: moveThumb(context.thumbs, event.thumb, event.rupees) };
    }),
    goToGroup: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'group.choose');
      const filters = afterGroup(context.draft ?? context.filters);
      enqueue.assign({ filters, draft: null, draftGroup: null });
      enqueue.emit({ type: 'filters.group', group: event.group, filters });
    }),
    draftGroup: assign(({ context, event }) => {
      assertEvent(event, 'group.choose');
      const { draftGroup, draft } = context;
      const isSame = draftGroup?.kind === event.group.kind && draftGroup.id === event.group.id;
      return { draftGroup: isSame ? null : event.group, draft: draft && afterGroup(draft) };
    }),
    goToDraftGroup: enqueueActions(({ context, enqueue }) => {
      const { draftGroup, filters, draft } = context;
      if (draftGroup === null) return;
      enqueue.assign({ filters: draft ?? filters, draft: null, draftGroup: null });
      enqueue.emit({ type: 'filters.group', group: draftGroup, filters: draft ?? filters });
    }),
    resetFilters: assign(({ context }) => ({
      filters: { ...noFilters, mode: context.filters.mode },
      draft: null,
      draftGroup: null,
      thumbs: thumbsOfRange(null),
    })),
    notifyDraftMode: enqueueActions(({ context, enqueue }) => {
      const { draft, filters } = context;
      if (draft !== null && draft.mode !== filters.mode) enqueue.emit({ type: 'filters.mode', mode: draft.mode });
    }),
    startDraft: assign(({ context }) => ({ draft: context.filters })),
    applyDraft: assign(({ context }) => ({ filters: context.draft ?? context.filters, draft: null })),
    dropDraft: assign(({ context }) => ({
      draft: null,
      draftGroup: null,
      thumbs: thumbsOfRange(context.filters.price),
    })),
    toggleSection: assign(({ context, event }) => {
      assertEvent(event, 'section.toggle');
      const { openSections } = context;
      return {
        openSections: filterSections.filter(
          (section) => openSections.includes(section) !== (section === event.section),
        ),
      };
    }),
    setLayout: assign(({ event }) => {
      assertEvent(event, 'layout.changed');
      return { layout: event.layout };
    }),
    adoptList: assign(({ event }) => {
      assertEvent(event, 'list.changed');
      const { base, filters } = event;
      return { base, filters, draft: null, draftGroup: null, thumbs: thumbsOfRange(filters.price) };
    }),
  },
}).createMachine({
  id: 'listing-filters',
  type: 'parallel',
  context: ({ input }) => firstListingFilters(input),
  on: {
    'colour.choose': draftOrApply,
    'size.choose': draftOrApply,
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
        'list.refresh': { actions: ['resetFilters', 'notifyChanged'] },
        'layout.changed': { target: '.closed', actions: ['dropDraft', 'setLayout'] },
      },
      states: {
        closed: {
          on: {
            'panel.toggle': [{ guard: 'isMobile', target: 'drafting', actions: 'startDraft' }, { target: 'open' }],
            'list.changed': { actions: 'adoptList' },
          },
        },
        open: {
          tags: ['panelOpen'],
          on: { 'panel.toggle': 'closed', 'panel.close': 'closed', 'list.changed': { actions: 'adoptList' } },
        },
        drafting: {
          tags: ['panelOpen', 'drafting'],
          on: {
            'panel.toggle': { target: 'closed', actions: 'dropDraft' },
            'panel.close': { target: 'closed', actions: 'dropDraft' },
            'panel.apply': [
              { guard: 'hasDraftGroup', target: 'closed', actions: ['notifyDraftMode', 'goToDraftGroup'] },
              { target: 'closed', actions: ['notifyDraftMode', 'applyDraft', 'notifyChanged'] },
            ],
            'group.choose': { actions: 'draftGroup' },
            'list.refresh': { target: 'closed', actions: ['resetFilters', 'notifyChanged'] },
            'list.changed': { target: 'closed', actions: 'adoptList' },
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
