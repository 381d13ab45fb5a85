import type { ShopApi, Suggestion } from '@kayal/api-contract/client';
import { searchSuggestionsMachine } from '@kayal/commerce-core';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { shopApi } from '../../data/api/shop-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import type { ActorWatch } from '../actors/actor-watch.ts';

/** The suggestions machine over the API; a new search cancels the one in flight. */
const provideSearchSuggestions = (api: ShopApi) =>
  searchSuggestionsMachine.provide({
    actors: {
      suggest: fromPromise<readonly Suggestion[], { readonly text: string }>(
        async ({ input, signal }) => (await resultOf(api.suggest(input.text, signal))).items,
      ),
    },
  });

/** The running suggestions of one search box. */
export type SearchSuggestions = ActorRefFrom<typeof searchSuggestionsMachine>;

/**
 * Starts the suggestions of one search box. A failure is logged only.
 * @param text the box's current text
 */
export function startSearchSuggestions(connection: ApiConnection, text: string, watch: ActorWatch): SearchSuggestions {
  const search = createActor(provideSearchSuggestions(shopApi(connection)), { input: {}, ...watch });
  search.on('suggestions.failed', ({ callError }) => console.warn('[suggestions]', callError.code));
  search.start();
  if (text !== '') search.send({ type: 'text.changed', text });
  return search;
}
