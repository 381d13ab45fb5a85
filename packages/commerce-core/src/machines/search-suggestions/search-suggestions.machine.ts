import type { Suggestion } from '@kayal/api-contract/client';
import { and, assertEvent, assign, enqueueActions, setup } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { notProvided } from '../../not-provided.ts';
import { isBlank } from '../../rules/text.ts';
import { suggestionDebounceMs } from '../../shop/profile-for-machines.ts';
import { wellFormed } from './search-suggestions.logic.ts';
import type {
  SearchSuggestionsContext,
  SearchSuggestionsEmitted,
  SearchSuggestionsEvent,
  SearchSuggestionsInput,
  SearchSuggestionsTag,
} from './search-suggestions.types.ts';

/**
 * Suggestions under the search box.
 * Loaded after a debounce; further typing aborts the call in flight, so that the latest answer wins.
 * Actors: `suggest` returns suggestions; it should end when its signal aborts.
 */
export const searchSuggestionsMachine = setup({
  types: {} as {
    context: SearchSuggestionsContext;
    events: SearchSuggestionsEvent;
    emitted: SearchSuggestionsEmitted;
    input: SearchSuggestionsInput;
    tags: SearchSuggestionsTag;
  },
  actors: {
    suggest: notProvided<readonly Suggestion[], { readonly text: string }>('suggest'),
  },
  guards: {
    isTyped: ({ event }) => {
      assertEvent(event, 'text.changed');
      return !isBlank(event.text);
    },
    hasSome: (_, params: { suggestions: readonly Suggestion[] }) => wellFormed(params.suggestions).length > 0,
    isOther: ({ context, event }) => {
      assertEvent(event, 'text.changed');
      return event.text.trim() !== context.text.trim();
    },
    isTypedChange: and(['isTyped', 'isOther']),
  },
  actions: {
    keepText: assign(({ event }) => {
      assertEvent(event, 'text.changed');
      return { text: event.text };
    }),
    showSuggestions: assign((_, params: { suggestions: readonly Suggestion[] }) => ({
      suggestions: wellFormed(params.suggestions),
      callError: null,
    })),
    clearSuggestions: assign({ suggestions: [] }),
    notifyError: enqueueActions(({ enqueue }, params: { error: unknown }) => {
      const callError = toCallError(params.error);
      enqueue.assign({ callError, suggestions: [] });
      enqueue.emit({ type: 'suggestions.failed', callError });
    }),
  },
  delays: { debounce: suggestionDebounceMs },
}).createMachine({
  id: 'search-suggestions',
  context: ({ input }) => ({ text: input.text ?? '', suggestions: [], callError: null }),
  initial: 'closed',
  on: {
    'text.changed': [
      { guard: 'isTypedChange', target: '.debouncing', actions: 'keepText', reenter: true },
      { guard: 'isTyped', actions: 'keepText' },
      { target: '.closed', actions: ['keepText', 'clearSuggestions'] },
    ],
    'list.close': { target: '.closed', actions: 'clearSuggestions' },
  },
  states: {
    closed: {},
    debouncing: { tags: ['busy'], after: { debounce: 'asking' } },
    asking: {
      tags: ['busy'],
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: [
          {
            guard: { type: 'hasSome', params: ({ event }) => ({ suggestions: event.output }) },
            target: 'open',
            actions: { type: 'showSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
          },
          { target: 'empty', actions: 'clearSuggestions' },
        ],
        onError: { target: 'closed', actions: { type: 'notifyError', params: ({ event }) => event } },
      },
    },
    open: { tags: ['open'] },
    empty: { tags: ['empty'] },
  },
});
