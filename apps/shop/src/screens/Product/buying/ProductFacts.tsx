import type { ProductSummary, Variant } from '@kayal/api-contract/client';
import { variantOf, type Selection } from '@kayal/commerce-core';
import { Text } from '@kayal/design-system';
import * as css from './ProductFacts.css.ts';

interface ProductFactsProps {
  readonly product: ProductSummary;
  readonly variants: readonly Variant[];
  readonly selection: Selection;
}

/** What the choices and terms above do not say of a product, as a description list. */
export function ProductFacts({ product, variants, selection }: ProductFactsProps) {
  const facts = [
    { term: 'Colours', text: product.colours.map(({ name }) => name).join(', ') },
    { term: 'Item code', text: variantOf(variants, selection)?.uniqueCode ?? String(product.id) },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ term, text }) => (
        <div key={term} className={css.fact}>
          <Text as="dt" size={14} tone="muted">
            {term}
          </Text>
          <Text as="dd" size={14} className={css.text}>
            {text}
          </Text>
        </div>
      ))}
    </dl>
  );
}
