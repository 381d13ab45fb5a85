import type { ProductSummary, Variant } from '@kayal/api-contract/client';
import { sizesOf, variantOf, type Selection } from '@kayal/commerce-core';
import { Heading, Text } from '@kayal/design-system';
import { useShop } from '../../../data/use-shop.ts';
import * as css from './ProductFacts.css.ts';

interface ProductFactsProps {
  readonly product: ProductSummary;
  readonly variants: readonly Variant[];
  readonly selection: Selection;
}

/** Facts of a product as a description list. */
export function ProductFacts({ product, variants, selection }: ProductFactsProps) {
  const { delivery, returns } = useShop();
  const facts = [
    { term: 'Colours', text: product.colours.map(({ name }) => name).join(', ') },
    { term: 'Sizes', text: sizesOf(variants).join(', ') },
    {
      term: 'Dispatch',
      text: `Within ${delivery.processingDays.max} business days, then up to ${delivery.deliveryDays.max} on the way`,
    },
    { term: 'Returns', text: `Within ${returns.days} days of delivery` },
    { term: 'Item code', text: variantOf(variants, selection)?.uniqueCode ?? String(product.id) },
  ];
  return (
    <section aria-labelledby="product-facts">
      <Heading level={2} size="small" id="product-facts">
        Details
      </Heading>
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
    </section>
  );
}
