import type { ProductSummary, Variant } from '@kayal/api-contract/client';
import { variantOf, type Selection } from '@kayal/commerce-core';
import { FactList } from './FactList.tsx';

interface ProductFactsProps {
  readonly product: ProductSummary;
  readonly variants: readonly Variant[];
  readonly selection: Selection;
}

/** What the choices and terms above do not say of a product, as a description list. */
export function ProductFacts({ product, variants, selection }: ProductFactsProps) {
  const facts = [
    ...(product.attributes ?? []).map(({ name, value }) => ({ term: name, text: value })),
    { term: 'Colours', text: product.colours.map(({ name }) => name).join(', ') },
    { term: 'Item code', text: variantOf(variants, selection)?.uniqueCode ?? String(product.id) },
  ];
  return <FactList facts={facts} />;
}
