import type { Suggestion } from '@kayal/api-contract/client';
import type { SearchSuggestionsContext } from './search-suggestions.types.ts';

/** What the list shows. */
export function selectSuggestions(snapshot: { readonly context: SearchSuggestionsContext }): readonly Suggestion[] {
  return snapshot.context.suggestions;
}
