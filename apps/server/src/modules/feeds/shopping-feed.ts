import { unnamedColour } from '../catalogue/unnamed-colour.ts';
import type { ListedProduct } from '../products/listed-products.ts';
import { productPath, sharedPicturePath } from '../seo/seo.logic.ts';

/** What all products of a feed share. */
export interface FeedShop {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly brand: string;
  /** ISO 4217 */
  readonly currency: string;
}

/** Names of the fields that feeds of products have, as Google and Meta publish them. */
export const feedFields = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'sale_price',
  'condition',
  'brand',
  'gtin',
  'identifier_exists',
  'item_group_id',
  'color',
  'size',
  'gender',
  'age_group',
  'product_type',
] as const;

/** A variant as a feed names it; empty where nothing is known. */
export type FeedItem = Readonly<Record<(typeof feedFields)[number], string>>;

/** Max signs of texts, as Google publishes them (support.google.com/merchants/answer/7052112). */
const maxSigns = { id: 50, title: 150, description: 5000, brand: 70, colour: 100, size: 100, type: 750 } as const;

const people: Readonly<Record<ListedProduct['product']['department'], Pick<FeedItem, 'gender' | 'age_group'>>> = {
  men: { gender: 'male', age_group: 'adult' },
  women: { gender: 'female', age_group: 'adult' },
  kids: { gender: 'unisex', age_group: 'kids' },
  accessories: { gender: 'unisex', age_group: 'adult' },
};

/** Whether a code is a GTIN: 8, 12, 13 or 14 digits, of which the last checks the others (GS1 General Specifications 7.9). */
export function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const sum = Array.from(code, Number)
    .reverse()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Cuts a text, never inside a sign of two units. */
const cut = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** The variants of a product as a feed names them. A code that is too long for an id is left out. */
export function feedItems(shop: FeedShop, { product, category, subCategories, variants }: ListedProduct): FeedItem[] {
  const amount = (paise: number): string => `${(paise / 100).toFixed(2)} ${shop.currency}`;
  const link = `${shop.origin}${productPath(product)}`;
  return variants
    .filter(({ unique_code }) => unique_code.length <= maxSigns.id)
    .map(({ unique_code, colour, colourName, size, qty }) => {
      const shown = colourName ?? unnamedColour(colour).name;
      return {
        id: unique_code,
        title: cut(`${product.name}, ${shown.toLowerCase()}, ${size}`, maxSigns.title),
        description: cut(product.description === '' ? product.name : product.description, maxSigns.description),
        link,
        image_link: `${shop.origin}${sharedPicturePath(product.id, colour)}`,
        availability: qty > 0 ? 'in_stock' : 'out_of_stock',
        price: amount(product.mrp),
        sale_price: product.offer === null ? '' : amount(product.offer),
        condition: 'new',
        brand: cut(shop.brand, maxSigns.brand),
        gtin: isGtin(unique_code) ? unique_code : '',
        identifier_exists: isGtin(unique_code) ? '' : 'no',
        item_group_id: String(product.id),
        color: cut(shown, maxSigns.colour),
        size: cut(size, maxSigns.size),
        ...people[product.department],
        product_type: cut([category, ...subCategories.slice(0, 1)].join(' > '), maxSigns.type),
      };
    });
}

/** The words of Meta for the same state. */
const metaAvailability: Readonly<Record<string, string>> = { in_stock: 'in stock', out_of_stock: 'out of stock' };

/** A variant as a row of Meta's catalogue file, which has other words for what is in stock and no `identifier_exists`. */
export function metaRow(item: FeedItem): readonly string[] {
  return metaFields.map((field) =>
    field === 'availability' ? (metaAvailability[item.availability] ?? '') : item[field],
  );
}

/** Headings of Meta's catalogue file. */
export const metaFields = feedFields.filter((field) => field !== 'identifier_exists');
