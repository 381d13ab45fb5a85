import { namedColours } from '@kayal/commerce-core/named-colours';
import type { ColourName } from './catalogue-facts.ts';

const byName = Map.groupBy(namedColours, ({ name }) => name.toUpperCase());

/**
 * How a colour is shown until the owner names it: by its own name, with the hex of the one known colour that has exactly
 * this name. The hex is empty where none has it, and where several have it: only the owner can choose between them.
 */
export function unnamedColour(colour: string): ColourName {
  const name = colour.trim().toUpperCase();
  const [known, another] = byName.get(name) ?? [];
  return { name, hex: known === undefined || another !== undefined ? '' : known.hex };
}
