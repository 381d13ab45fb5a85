/** Colour names: domain → wire. */
import type { ColourChange } from '../domain/catalogue.ts';
import type { WireOf } from '../endpoints.ts';

/** The body of `postModifyColor`: names and hexes by catalogue name; the display name is upper-case. */
export function fromColours(colours: readonly ColourChange[]): WireOf<'postModifyColor'>['body'] {
  return Object.fromEntries(
    colours.map(({ key, name, hex, was }) => [
      key,
      { name: name.toUpperCase(), hex, ...(was !== undefined && { was: { name: was.name, hex: was.hex } }) },
    ]),
  );
}
