import { sizesOf } from '@kayal/commerce-core';
import { colourOf } from '../../data/shopper/cart-item.ts';
import type { CompareData, ComparedProduct } from './Compare.loader.ts';

/** A line of the comparison in words: a text for each product, empty where nothing is known. */
export interface TextRow {
  readonly id: string;
  readonly name: string;
  readonly texts: readonly string[];
}

/** Whether texts of products differ, which they cannot where there is only one. */
export const differs = (texts: readonly string[]): boolean => new Set(texts).size > 1;

const inStock = ({ variants }: ComparedProduct) => variants.filter(({ stock }) => stock > 0);

const coloursText = (product: ComparedProduct): string => {
  const names = inStock(product).map(({ colour }) => colourOf(product, colour).name);
  return [...new Set(names)].join(', ');
};

/** Colours and sizes in stock, then the attributes of which a product has a value, in the owner's order. */
export function textRows({ attributes, products }: Pick<CompareData, 'attributes' | 'products'>): readonly TextRow[] {
  const said = attributes.map(({ id, name }) => ({
    id: `attribute:${id}`,
    name,
    texts: products.map(({ compared }) => compared?.[id] ?? ''),
  }));
  return [
    { id: 'colours', name: 'Colours in stock', texts: products.map(coloursText) },
    { id: 'sizes', name: 'Sizes in stock', texts: products.map((product) => sizesOf(inStock(product)).join(', ')) },
    ...said.filter(({ texts }) => texts.some((text) => text !== '')),
  ];
}
