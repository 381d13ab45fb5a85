import { colourLookupMachine, type NamedColour } from '@kayal/commerce-core';
import { fromPromise } from 'xstate';

/** The lookup machine with the built-in list, which is loaded when the first row asks. */
export const providedColourLookup = colourLookupMachine.provide({
  actors: {
    loadNamedColours: fromPromise<readonly NamedColour[], void>(async () => {
      const { namedColours } = await import('@kayal/commerce-core/named-colours');
      return namedColours;
    }),
  },
});
