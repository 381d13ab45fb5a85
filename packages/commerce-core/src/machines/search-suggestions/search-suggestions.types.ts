import type { Suggestion } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';

/** What the machine remembers. */
export interface SearchSuggestionsContext {
  /** As typed. */
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
  readonly callError: CallError | null;
}

/** Everything the machine understands. */
export type SearchSuggestionsEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  /** Escape, a chosen suggestion, or focus that left the whole combobox (S4.SUGG.01, J62). */
  | { readonly type: 'list.close' };

/** What the machine emits. */
export type SearchSuggestionsEmitted =
  /** To be logged, not shown (S8.GEN.01). */
  { readonly type: 'suggestions.failed'; readonly callError: CallError };

/** Input of the machine: what the box holds at first. */
export interface SearchSuggestionsInput {
  readonly text?: string;
}

/** What the UI asks `snapshot.hasTag` for. `open` means that the list is shown. */
export type SearchSuggestionsTag = 'open' | 'busy';
