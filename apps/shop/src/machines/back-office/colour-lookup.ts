import { colourLookupMachine, type NamedColour } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';

/** The lookup machine with the built-in list, which the first lookup loads. */
export const providedColourLookup = colourLookupMachine.provide({
  actors: {
    loadNamedColours: fromPromise<readonly NamedColour[], void>(async () => {
      const { namedColours } = await import('@kayal/commerce-core/named-colours');
      return namedColours;
    }),
  },
});
