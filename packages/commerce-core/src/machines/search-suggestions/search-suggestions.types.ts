import type { Suggestion } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';

/** Context of the machine. */
export interface SearchSuggestionsContext {
  /** As typed. */
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
  readonly callError: CallError | null;
}

/** Events that the machine accepts. */
export type SearchSuggestionsEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  /** Escape, a chosen suggestion, or focus that left the whole combobox. */
  | { readonly type: 'list.close' };

/** Events that the machine emits. */
export type SearchSuggestionsEmitted =
  /** To be logged, not shown. */
  { readonly type: 'suggestions.failed'; readonly callError: CallError };

/** Input of the machine: the box's initial text. */
export interface SearchSuggestionsInput {
  readonly text?: string;
}

/** Tags of the states, for `snapshot.hasTag`. `open` means that the list is shown, `empty` that there is nothing to suggest. */
export type SearchSuggestionsTag = 'open' | 'empty' | 'busy';
