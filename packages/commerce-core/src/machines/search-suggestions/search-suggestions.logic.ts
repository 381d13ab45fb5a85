import type { Suggestion } from '@kayal/api-contract/client';

/** Suggestions that have both an id and a name; the rest are dropped. */
export function wellFormed(suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions.filter(
    ({ productId, name }) => Number.isInteger(productId) && productId > 0 && name.trim() !== '',
  );
}
