import type { Paise } from '@kayal/api-contract/client';
import { type PriceRange, isInPriceRange } from './price-range.ts';
import { isSameSize } from './sizes.ts';

/** A product as a filter sees it. */
export interface CountedProduct {
  readonly mrp: Paise;
  readonly variants: readonly { readonly colour: string; readonly size: string }[];
}

/** What is chosen: any of a group, all of the groups (J08). An empty group asks for nothing. */
export interface CountedChoices {
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
  readonly price: PriceRange | null;
}

/** How many products each choice would show. */
export interface FacetCounts {
  /** Products that meet every group. */
  readonly total: number;
  readonly colours: ReadonlyMap<string, number>;
  /** By size as the first variant spells it: XXL and 2XL count together (J33). */
  readonly sizes: ReadonlyMap<string, number>;
}

type OneVariant = CountedProduct['variants'][number];

const isColour = ({ colour }: OneVariant, { colours }: CountedChoices): boolean =>
  colours.length === 0 || colours.includes(colour);
const isSize = ({ size }: OneVariant, { sizes }: CountedChoices): boolean =>
  sizes.length === 0 || sizes.some((chosen) => isSameSize(chosen, size));

/** Whether a product is shown: its price fits, and one variant has a chosen colour and a chosen size (J08). */
export function isShown({ mrp, variants }: CountedProduct, choices: CountedChoices): boolean {
  return (
    isInPriceRange(mrp, choices.price) && variants.some((each) => isColour(each, choices) && isSize(each, choices))
  );
}

function countOnce(counts: Map<string, number>, values: Iterable<string>): void {
  for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
}

/**
 * Counts for a filter panel. A group does not narrow its own counts, so that a second colour can be added to the first
 * one; all other groups do (J08).
 */
export function facetCounts(products: readonly CountedProduct[], choices: CountedChoices): FacetCounts {
  const colours = new Map<string, number>();
  const sizes = new Map<string, number>();
  const spelled: string[] = [];
  const spelling = (size: string): string => {
    const known = spelled.find((each) => isSameSize(each, size));
    if (known === undefined) spelled.push(size);
    return known ?? size;
  };
  let total = 0;
  for (const product of products) {
    if (!isInPriceRange(product.mrp, choices.price)) continue;
    if (isShown(product, choices)) total += 1;
    const ofSize = product.variants.filter((each) => isSize(each, choices));
    const ofColour = product.variants.filter((each) => isColour(each, choices));
    countOnce(
      colours,
      ofSize.map(({ colour }) => colour),
    );
    countOnce(
      sizes,
      ofColour.map(({ size }) => spelling(size)),
    );
  }
  return { total, colours, sizes };
}
