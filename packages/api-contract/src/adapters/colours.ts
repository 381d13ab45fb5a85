/** Colour names: domain → wire. */
import type { CatalogueColour } from '../domain/catalogue.ts';
import type { WireOf } from '../endpoints.ts';

/** The body of `postModifyColor`: names and hexes by catalogue name; the display name is upper-case. */
export function fromColours(colours: readonly CatalogueColour[]): WireOf<'postModifyColor'>['body'] {
  return Object.fromEntries(colours.map(({ key, name, hex }) => [key, { name: name.toUpperCase(), hex }]));
}
