import { pictureUrl, type ProductSummary, type PublicShop, type Variant } from '@kayal/api-contract/client';
import { productLink } from '../../paths.ts';

/** A value of a JSON-LD block. */
type JsonLdValue = string | number | boolean | JsonLdData | readonly JsonLdValue[];

/** A JSON-LD object with the terms of schema.org. */
export interface JsonLdData {
  readonly [name: string]: JsonLdValue;
}

/** A block's text; `<` is escaped, so that no name can end the element. */
export const jsonLdText = (data: JsonLdData): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const vocabulary = 'https://schema.org';

/** Width of the picture for search engines, px. */
const pictureWidth = 1200;

/** A page that a trail passes through. */
interface TrailStep {
  readonly label: string;
  /** Path of the page. */
  readonly href: string;
}

/** The trail to a page (BreadcrumbList). @param origin of the shop */
export function breadcrumbList(origin: string, trail: readonly TrailStep[]): JsonLdData {
  return {
    '@context': vocabulary,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${href}`,
    })),
  };
}

/** Address of a product's picture for other sites. @param origin of the shop */
export function sharedPicture(origin: string, { displayFirst, pictureAt }: ProductSummary): string {
  return new URL(pictureUrl(displayFirst, { width: pictureWidth, at: pictureAt }), `${origin}/`).href;
}

/** A product with its variants (ProductGroup). Prices are rupees. @param origin of the shop @param profile of the shop: brand and currency */
export function productGroup(
  origin: string,
  { name: brand, currency }: Pick<PublicShop['profile'], 'name' | 'currency'>,
  product: ProductSummary,
  variants: readonly Variant[],
): JsonLdData {
  const { facts, attributes = [] } = product;
  const material = attributes.find(({ id }) => id === 'fabric' || id === 'material');
  const url = `${origin}${productLink(product).href}`;
  const image = sharedPicture(origin, product);
  const price = ((product.offer ?? product.mrp) / 100).toFixed(2);
  const shown = new Map(product.colours.map(({ key, name }) => [key, name]));
  return {
    '@context': vocabulary,
    '@type': 'ProductGroup',
    productGroupID: String(product.id),
    name: product.name,
    ...(product.description === undefined ? {} : { description: product.description }),
    ...(facts?.countryOfOrigin !== undefined && {
      countryOfOrigin: { '@type': 'Country', name: facts.countryOfOrigin },
    }),
    ...(facts?.manufacturer !== undefined && {
      manufacturer: { '@type': 'Organization', name: facts.manufacturer },
    }),
    ...(material !== undefined && { material: material.value }),
    ...(attributes.length > 0 && {
      additionalProperty: attributes.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
    url,
    image,
    brand: { '@type': 'Brand', name: brand },
    variesBy: [`${vocabulary}/color`, `${vocabulary}/size`],
    hasVariant: variants.map(({ uniqueCode, colour, size, stock }) => {
      const color = shown.get(colour) ?? colour;
      return {
        '@type': 'Product',
        sku: uniqueCode,
        name: `${product.name}, ${color.toLowerCase()}, ${size}`,
        image,
        color,
        size,
        offers: {
          '@type': 'Offer',
          url,
          price,
          priceCurrency: currency.code,
          availability: `${vocabulary}/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
        },
      };
    }),
  };
}
