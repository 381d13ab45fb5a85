import type { FacetChoice, Facets } from '@kayal/api-contract/client';
import {
  filterSizes,
  isPaletteMatch,
  isSameSize,
  staticFilterColours,
  type ListingFilters,
} from '@kayal/commerce-core';
import type { FilterChoices } from '../../../data/shop-lists.ts';

/** A choice of the colour or size filter. */
export interface FilterOption {
  /** Value in the address and on the server. */
  readonly value: string;
  readonly label: string;
  /** Products of the list that have it. */
  readonly count: number;
  /** The catalogue's hex of a colour; empty when unknown. */
  readonly hex?: string;
}

/** The choices of both filters: the specified palette and the catalogue's own values. */
export interface FilterOptions {
  /** The twelve labels of the static filter. */
  readonly palette: readonly FilterOption[];
  readonly moreColours: readonly FilterOption[];
  readonly sizes: readonly FilterOption[];
}

/** A colour's key in title case: `SKY BLUE` becomes `Sky Blue`. */
export function shownColour(name: string): string {
  return name.toLowerCase().replaceAll(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}

function countOf(choices: readonly FacetChoice[], isIt: (value: string) => boolean): number {
  return choices.find(({ value }) => isIt(value))?.count ?? 0;
}

/**
 * The colours and sizes of the whole shop, so that the panel has the same choices on every list, with the
 * counts of one list.
 */
export function countedChoices(shop: FilterChoices, list: FilterChoices): FilterChoices {
  return {
    colours: shop.colours.map((colour) => ({
      ...colour,
      count: countOf(list.colours, (value) => value === colour.value),
    })),
    sizes: shop.sizes.map((size) => ({
      ...size,
      count: countOf(list.sizes, (value) => isSameSize(value, size.value)),
    })),
  };
}

/** By characters: a browser's own order of words is loaded with its first use, in the task that shows the list. */
const byLabel = (a: FilterOption, b: FilterOption): number => (a.label < b.label ? -1 : Number(a.label > b.label));

/** The options of the colour and size filters. */
export function filterOptions(choices: FilterChoices): FilterOptions {
  const colourOption = (
    { value, label, hex, count }: Facets['colours'][number],
    shown: string = shownColour(label),
  ): FilterOption => ({ value, label: shown, hex, count });
  const isOf =
    (palette: string) =>
    ({ value, label }: FacetChoice) =>
      isPaletteMatch(palette, { key: value, name: label });
  return {
    palette: staticFilterColours.map((palette) => {
      const known = choices.colours.find(isOf(palette));
      return known ? colourOption(known, palette) : { value: palette, label: palette, hex: '', count: 0 };
    }),
    moreColours: choices.colours
      .filter((colour) => !staticFilterColours.some((palette) => isOf(palette)(colour)))
      .map((colour) => colourOption(colour))
      .toSorted(byLabel),
    sizes: filterSizes(choices.sizes.map(({ value }) => value)).map((size) => ({
      value: size,
      label: size,
      count: countOf(choices.sizes, (each) => isSameSize(each, size)),
    })),
  };
}

/** The filters with colours and sizes spelled as in the options; unknown values stay unchanged. */
export function spelledFilters(
  filters: ListingFilters,
  { palette, moreColours, sizes }: FilterOptions,
): ListingFilters {
  const colours = [...palette, ...moreColours];
  const isColour = (typed: string) => (option: FilterOption) =>
    isPaletteMatch(typed, { key: option.value, name: option.label });
  return {
    ...filters,
    colours: [...new Set(filters.colours.map((typed) => colours.find(isColour(typed))?.value ?? typed))],
    sizes: [
      ...new Set(filters.sizes.map((typed) => sizes.find(({ value }) => isSameSize(value, typed))?.value ?? typed)),
    ],
  };
}

/** The displayed name of a colour in the address. */
export function colourName({ palette, moreColours }: FilterOptions, value: string): string {
  return [...palette, ...moreColours].find((option) => option.value === value)?.label ?? shownColour(value);
}

/** The one value by which two choices of a list of options differ; undefined when they are the same. */
export function changedValue(before: readonly string[], after: readonly string[]): string | undefined {
  return after.find((value) => !before.includes(value)) ?? before.find((value) => !after.includes(value));
}
