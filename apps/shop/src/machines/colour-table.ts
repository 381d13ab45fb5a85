import type { CatalogueColour } from '@kayal/api-contract/client';
import { colourTableMachine, shopProfile } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import type { BackOfficeApi } from '../data/admin-api.ts';
import { resultOf } from '../data/result-of.ts';
import { providedColourLookup } from './colour-lookup.ts';

/** The season the colour screens are about. */
const { season } = shopProfile;

/** The season's colours; a colour without a display name has its catalogue name. */
async function readColours(api: BackOfficeApi): Promise<readonly CatalogueColour[]> {
  const [named, made] = await Promise.all([resultOf(api.colours(season)), resultOf(api.colourSizes(season))]);
  const known = new Set(named.items.map(({ key }) => key));
  const unnamed = new Set(made.items.map(({ colour }) => colour).filter((colour) => !known.has(colour)));
  return [...named.items, ...[...unnamed].map((key) => ({ key, name: key.toUpperCase(), hex: '' }))];
}

/** The colour table machine over the API. */
export function provideColourTable(api: BackOfficeApi) {
  return colourTableMachine.provide({
    actors: {
      loadColours: fromPromise<readonly CatalogueColour[], void>(() => readColours(api)),
      saveColours: fromPromise<void, { readonly colours: readonly CatalogueColour[] }>(async ({ input }) => {
        await resultOf(api.saveColours(input.colours, season));
      }),
      colourLookup: providedColourLookup,
    },
  });
}
