import type { CatalogueColour, ColourChange } from '@kayal/api-contract/client';
import { colourTableMachine } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import type { BackOfficeApi } from '../../data/admin/admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { providedColourLookup } from './colour-lookup.ts';

/** The calls of the colour table. */
type ColourCalls = Pick<BackOfficeApi, 'colours' | 'colourSizes' | 'saveColours'>;

/** The season's colours; a colour without a display name has its catalogue name. */
async function readColours(api: ColourCalls, season: string): Promise<readonly CatalogueColour[]> {
  const [named, made] = await Promise.all([resultOf(api.colours(season)), resultOf(api.colourSizes(season))]);
  const known = new Set(named.items.map(({ key }) => key));
  const unnamed = new Set(made.items.map(({ colour }) => colour).filter((colour) => !known.has(colour)));
  return [...named.items, ...[...unnamed].map((key) => ({ key, name: key.toUpperCase(), hex: '' }))];
}

/** The colour table machine over the API. @param season whose colours are read and saved: the running one */
export function provideColourTable(api: ColourCalls, season: string) {
  return colourTableMachine.provide({
    actors: {
      loadColours: fromPromise<readonly CatalogueColour[], void>(() => readColours(api, season)),
      saveColours: fromPromise<void, { readonly colours: readonly ColourChange[] }>(async ({ input }) => {
        await resultOf(api.saveColours(input.colours, season));
      }),
      colourLookup: providedColourLookup,
    },
  });
}
