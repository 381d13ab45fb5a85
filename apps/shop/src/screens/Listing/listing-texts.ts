import { partsOfAttributeChoice, type Facets, type ProductSort } from '@kayal/api-contract/client';
import {
  formatMoney,
  formatNumber,
  thumbsOfRange,
  type ListingFilters,
  type MoneyFormat,
  type PriceRange,
  type PriceSlider,
  type PriceThumbs,
} from '@kayal/commerce-core';
import type { ListPlace } from './listing-address.ts';

/** Titles of the sections, by the section's key; the search page has its own. */
const sectionTitles = {
  listing: {
    Related: 'Related',
    Price: 'Price',
    Colors: 'Colors',
    Size: 'Size',
    Origin: 'Origin',
    'Dress Style': 'Dress Style',
  },
  search: {
    Related: 'Sub-category',
    Price: 'Price',
    Colors: 'Colour',
    Size: 'Size',
    Origin: 'Origin',
    'Dress Style': 'Category',
  },
} as const;

/** Titles of the filter sections on a page. */
export const titlesFor = (place: ListPlace): Readonly<Record<keyof (typeof sectionTitles)['listing'], string>> =>
  sectionTitles[place === 'search' ? 'search' : 'listing'];

/** Sort orders of a list with their labels; the last one only where countries of origin are known. */
export const sortOptions: readonly { readonly value: ProductSort; readonly label: string }[] = [
  { value: 'featured', label: 'Featured' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'name', label: 'Name: A to Z' },
  { value: 'origin', label: 'Country of origin' },
];

/**
 * The number of products. In `replace` mode a colour, size or attribute lists products of the whole shop, and the text says so.
 * @param total products of the list, not only of this page
 */
export function countText(total: number, { mode, colours, sizes, attributes }: ListingFilters, locale: string): string {
  const products = `${formatNumber(total, locale)} ${total === 1 ? 'product' : 'products'}`;
  return mode === 'replace' && colours.length + sizes.length + attributes.length > 0
    ? `${products} from the whole shop`
    : products;
}

/**
 * The price filter in words: the applied range, or the thumbs' positions while they move. The slider's end means no
 * upper bound; before the slider is moved no price applies.
 * @param price the applied range, in paise
 */
export function priceText(
  price: PriceRange | null,
  { min, max }: PriceThumbs,
  slider: PriceSlider,
  money: MoneyFormat,
): string {
  const rest = thumbsOfRange(price, slider);
  const isAtRest = rest.min === min && rest.max === max;
  if (isAtRest && price === null) return 'MRP: any, until you move the slider';
  const top = isAtRest && price !== null && price.max !== null ? price.max : max * 100;
  const isOpen = max >= slider.max && (!isAtRest || price?.max === null);
  return `MRP: ${formatMoney(isAtRest && price !== null ? price.min : min * 100, money)} – ${formatMoney(top, money)}${isOpen ? '+' : ''}`;
}

/** How many filters are applied, for the button that opens them. */
export function appliedCount({ colours, sizes, origins, attributes, price }: ListingFilters): number {
  return colours.length + sizes.length + origins.length + attributes.length + (price === null ? 0 : 1);
}

/** A choice of an attribute in words, such as `Fabric: Cotton`. @param attributes of the list; a value may be of none of them */
export function attributeName(attributes: Facets['attributes'], choice: string): string {
  const { id, value } = partsOfAttributeChoice(choice);
  const attribute = attributes.find((each) => each.id === id);
  const label = attribute?.choices.find((each) => each.value === value)?.label ?? value;
  return `${attribute?.name ?? id}: ${label}`;
}
