import type { NamedColour } from '../rules/colours/colour-lookup.ts';
import rows from './named-colours.json' with { type: 'json' };

/** The built-in list, by name. Import it dynamically: only a lookup needs it. */
export const namedColours: readonly NamedColour[] = rows.map(([hex = '', name = '']) => ({ hex, name }));
