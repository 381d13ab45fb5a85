import type { Suggestion } from '@kayal/api-contract/client';
import type { ComboboxStatus } from '@kayal/design-system';
import { useEffect, useRef, useState } from 'react';
import type { SearchSuggestions } from '../../machines/search-suggestions.ts';
import { useActorValue } from '../../machines/use-actor-value.ts';
import { useApiConnection } from '../../data/api-context.ts';

/** What the search box shows of its suggestions, and what it tells them. */
export interface SuggestionsUse {
  readonly suggestions: readonly Suggestion[];
  readonly status: ComboboxStatus;
  /** The box has the focus: the machine's script is fetched now, not with the page. */
  readonly wake: () => void;
  readonly type: (text: string) => void;
  /** The focus left the whole box, or a choice was made (S4.SUGG.01, J62). */
  readonly close: () => void;
}

const none: readonly Suggestion[] = [];

/** Suggestions for one search box. Without its script the box still searches. */
export function useSearchSuggestions(): SuggestionsUse {
  const place = useApiConnection();
  const [actor, setActor] = useState<SearchSuggestions>();
  const isAwake = useRef(false);
  const latestText = useRef('');

  useEffect(
    () => () => {
      actor?.stop();
    },
    [actor],
  );

  const wake = () => {
    if (isAwake.current) return;
    isAwake.current = true;
    import('../../machines/search-suggestions.ts')
      .then(({ startSearchSuggestions }) => setActor(startSearchSuggestions(place, latestText.current)))
      .catch((error: unknown) => {
        isAwake.current = false;
        console.warn('[suggestions]', error);
      });
  };

  return {
    suggestions: useActorValue(actor, (snapshot) => snapshot.context.suggestions) ?? none,
    status:
      useActorValue(actor, (snapshot): ComboboxStatus => {
        if (snapshot.hasTag('busy')) return 'loading';
        if (snapshot.hasTag('open')) return 'ready';
        return snapshot.context.callError === null ? 'idle' : 'failed';
      }) ?? 'idle',
    wake,
    type: (text) => {
      latestText.current = text;
      wake();
      actor?.send({ type: 'text.changed', text });
    },
    close: () => actor?.send({ type: 'list.close' }),
  };
}
