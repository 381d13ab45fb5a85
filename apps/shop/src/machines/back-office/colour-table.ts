import type { CatalogueColour, ColourChange } from '@kayal/api-contract/client';
import { colourTableMachine, type SaveColoursInput } from '@kayal/commerce-core';
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

/** How a refusal names what the server has of a colour. */
const storedText = ({ key, name, hex }: CatalogueColour): string =>
  `${(name.trim() || key.trim()).toUpperCase()} ${hex.trim()}`.trim();

/**
 * The changes as ones of what an earlier save has stored, whose answer was lost.
 * @param changes what was changed meanwhile, by a refusal
 * @returns null where any of it is not from such a save
 */
function onTopOfLost(
  { colours, lost }: SaveColoursInput,
  changes: readonly { readonly field: string; readonly now: string | null }[],
): readonly ColourChange[] | null {
  const own = new Map(
    changes.map(({ field, now }) => [field, lost.find((colour) => colour.key === field && storedText(colour) === now)]),
  );
  if (own.size === 0 || [...own.values()].includes(undefined)) return null;
  return colours.map((colour) => {
    const stored = own.get(colour.key);
    return stored === undefined ? colour : { ...colour, was: { name: stored.name, hex: stored.hex } };
  });
}

/** The colour table machine over the API. @param season whose colours are read and saved: the running one */
export function provideColourTable(api: ColourCalls, season: string) {
  return colourTableMachine.provide({
    actors: {
      loadColours: fromPromise<readonly CatalogueColour[], void>(() => readColours(api, season)),
      saveColours: fromPromise<void, SaveColoursInput>(async ({ input }) => {
        const answer = await api.saveColours(input.colours, season);
        const isChanged = !answer.ok && answer.code === 'colour.changed';
        const again = isChanged ? onTopOfLost(input, answer.details.changes ?? []) : null;
        await resultOf(again === null ? Promise.resolve(answer) : api.saveColours(again, season));
      }),
      colourLookup: providedColourLookup,
    },
  });
}
