import type { ProductSummary, ShownFacts } from '@kayal/api-contract/client';
import { formatMoney } from '@kayal/commerce-core';
import { Heading } from '@kayal/design-system';
import { useMoneyFormat, useShop } from '../../../data/use-shop.ts';
import * as css from './Description.css.ts';
import { FactList } from './FactList.tsx';

interface DeclarationsProps {
  readonly product: ProductSummary;
  readonly facts: ShownFacts;
}

/** What the law wants said of goods in an online shop, as far as the owner filled it in; nothing for a mark alone. */
export function Declarations({ product, facts: { finalSale: _mark, consumerCare, ...facts } }: DeclarationsProps) {
  const money = useMoneyFormat();
  const { email, phone } = useShop().contact;
  const declared = [
    { term: 'Product', text: facts.genericName },
    { term: 'Net quantity', text: facts.netQuantity },
    { term: 'Country of origin', text: facts.countryOfOrigin },
    { term: 'Manufacturer', text: facts.manufacturer },
    { term: 'Packer', text: facts.packer },
    { term: 'Importer', text: facts.importer },
  ].flatMap(({ term, text }) => (text === undefined ? [] : [{ term, text }]));
  if (declared.length === 0 && consumerCare === undefined) return null;
  const care = consumerCare ?? [email, phone].filter((each) => each !== '').join(', ');
  return (
    <section className={css.root} aria-labelledby="product-details">
      <Heading level={2} size="small" id="product-details">
        Product details
      </Heading>
      <FactList
        facts={[
          ...declared,
          { term: 'MRP', text: `${formatMoney(product.mrp, money)}, inclusive of all taxes` },
          ...(care === '' ? [] : [{ term: 'Consumer care', text: care }]),
        ]}
      />
    </section>
  );
}
