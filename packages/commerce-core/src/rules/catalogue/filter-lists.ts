import { foldText } from '@kayal/api-contract/client';
import { isSameSize, sortedSizes } from '../sizes/sizes.ts';

/** Sizes the static filter lists, as spelled there. */
export const staticFilterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'] as const;

/** Colours the static filter lists; 'Broom' is intended. */
export const staticFilterColours = [
  'Purple',
  'Black',
  'Red',
  'Orange',
  'Navy',
  'White',
  'Broom',
  'Green',
  'Yellow',
  'Gray',
  'Pink',
  'Blue',
] as const;

/**
 * The sizes a filter offers: the static list as specified, then sizes that only the catalogue has.
 * @param present sizes in the data, in any order and spelling
 */
export function filterSizes(present: Iterable<string>): string[] {
  const extra = sortedSizes(present).filter((size) => !staticFilterSizes.some((listed) => isSameSize(listed, size)));
  return [...staticFilterSizes, ...extra];
}

/** Whether a palette label equals a catalogue colour's key or display name, in any case. */
export function isPaletteMatch(label: string, colour: { readonly key: string; readonly name: string }): boolean {
  const wanted = foldText(label);
  return foldText(colour.key) === wanted || foldText(colour.name) === wanted;
}
