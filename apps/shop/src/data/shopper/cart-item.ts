import { pictureFile, type CatalogueColour, type ProductSummary, type Variant } from '@kayal/api-contract/client';
import { payablePrice, type CartItem, type Thumbnail } from '@kayal/commerce-core';

/** A colour's catalogue name, key and hex; a colour without an entry has its own name as display name. */
export function colourOf(product: ProductSummary, key: string): CatalogueColour {
  return product.colours.find((colour) => colour.key === key) ?? { key, name: key.toUpperCase(), hex: '' };
}

/** The file of a thumbnail's picture. */
export function fileOf(product: ProductSummary, { colour }: Thumbnail): string {
  return colour === product.colour ? product.displayFirst : pictureFile(product.id, colour);
}

/** A variant as an item of the cart: keyed by its unique code, priced with the offer. */
export function cartItemOf(product: ProductSummary, variant: Variant): CartItem {
  const { name, hex } = colourOf(product, variant.colour);
  return {
    productId: product.id,
    uniqueCode: variant.uniqueCode,
    name: product.name,
    price: payablePrice(product),
    mrp: product.mrp,
    colour: variant.colour,
    colourName: name,
    colourHex: hex,
    size: variant.size,
    stock: variant.stock,
    picture: fileOf(product, { colour: variant.colour, view: 'front' }),
    pictureAt: product.pictureAt,
  };
}
