import type { Suggestion } from '@kayal/api-contract/client';
import type { ComboboxStatus } from '@kayal/design-system';
import { useEffect, useRef, useState } from 'react';
import { useActorWatch } from '../../machines/actors/actor-watch.ts';
import type { SearchSuggestions } from '../../machines/browsing/search-suggestions.ts';
import { useActorValue } from '../../machines/actors/use-actor-value.ts';
import { useApiConnection } from '../../data/api/api-context.ts';

/** State and handlers of a search box with suggestions. */
export interface SuggestionsUse {
  readonly suggestions: readonly Suggestion[];
  readonly status: ComboboxStatus;
  /** Call it on focus: fetches the machine's script, which is not part of the page. */
  readonly wake: () => void;
  readonly type: (text: string) => void;
  /** Call it when the focus has left the whole box or a choice was made. */
  readonly close: () => void;
}

const none: readonly Suggestion[] = [];

/** Suggestions for one search box. Without its script the box still searches. */
export function useSearchSuggestions(): SuggestionsUse {
  const place = useApiConnection();
  const watch = useActorWatch();
  const [actor, setActor] = useState<SearchSuggestions>();
  // What is typed may come before the render that knows the machine.
  const started = useRef<SearchSuggestions>(undefined);
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
    import('../../machines/browsing/search-suggestions.ts')
      .then(({ startSearchSuggestions }) => {
        started.current = startSearchSuggestions(place, latestText.current, watch);
        setActor(started.current);
      })
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
        if (snapshot.hasTag('empty')) return 'empty';
        return snapshot.context.callError === null ? 'idle' : 'failed';
      }) ?? 'idle',
    wake,
    type: (text) => {
      latestText.current = text;
      wake();
      started.current?.send({ type: 'text.changed', text });
    },
    close: () => started.current?.send({ type: 'list.close' }),
  };
}
