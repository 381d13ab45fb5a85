import type { NamedColour } from '../../rules/colours/colour-lookup.ts';
import type { ColourLookupContext } from './colour-lookup.types.ts';

/** The entries of the list, shown while the tag `open` is set. */
export function selectMatches(snapshot: { readonly context: ColourLookupContext }): readonly NamedColour[] {
  return snapshot.context.matches;
}

/** An entry as the list shows it. */
export function matchLabel({ name, hex }: NamedColour): string {
  return `${name} — ${hex}`;
}
