import type { ProductSummary, Variant } from '@kayal/api-contract/client';
import { priceDisplay, selectionMatrix, sizesOf } from '@kayal/commerce-core';
import { Heading, PriceTag, SizeSelector, SwatchGroup, Text } from '@kayal/design-system';
import { Suspense, type ReactNode, type Ref } from 'react';
import { colourOf } from '../../../data/shopper/cart-item.ts';
import { useMoneyFormat, useShop } from '../../../data/use-shop.ts';
import { Comparable } from '../../../parts/Compare/Compare.tsx';
import { priceTagOf } from '../../../parts/ProductTile/price-tag-of.ts';
import { SizeGuideOpener } from '../../../parts/SizeGuide/SizeGuideOpener.tsx';
import { lazyOrNothing } from '../../../runtime/first-view/lazy-or-nothing.ts';
import { BackInStock } from './BackInStock.tsx';
import * as css from './BuyingPanel.css.ts';
import { inShopNames, refusalText, sizeOptions, stockLine, swatchOptions } from './choices.ts';
import { Declarations } from './Declarations.tsx';
import { Description } from './Description.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { Terms } from './Terms.tsx';
import type { ProductSelection } from './use-product-selection.ts';

// Most shops deliver everywhere at the same terms.
const PincodePromise = lazyOrNothing('pincode', async () => (await import('./PincodePromise.tsx')).PincodePromise);

interface BuyingPanelProps {
  readonly product: ProductSummary;
  readonly variants: readonly Variant[];
  readonly selection: ProductSelection;
  readonly delivery: string | null;
  readonly addButton: ReactNode;
  /** Element with the sizes and colours. */
  readonly choices: Ref<HTMLDivElement>;
}

/** Name, price, choices and one button. */
export function BuyingPanel({ product, variants, selection, delivery, addButton, choices }: BuyingPanelProps) {
  const { deliveryBy } = useShop();
  const money = useMoneyFormat();
  const { selection: chosen, announcement, refusal } = selection.context;
  const { sizes, colours } = selectionMatrix(variants, chosen);
  const { savingPercent } = priceDisplay(product, money);
  const stock = stockLine(product, variants, chosen);
  const missing = refusalText(refusal);
  return (
    <div className={css.root}>
      <div className={css.head}>
        <Heading level={1} size="large" tabIndex={-1} className={css.name}>
          {product.name}
        </Heading>
        <div className={css.price}>
          <PriceTag
            {...priceTagOf(product, money)}
            saving={savingPercent > 0 ? `${savingPercent}% off` : undefined}
            size="large"
          />
          <Text size={14} tone="muted">
            MRP inclusive of all taxes
          </Text>
        </div>
      </div>
      <div ref={choices} className={css.choices} data-waits={selection.waits}>
        <SwatchGroup
          legend="Colour"
          options={swatchOptions(product, colours)}
          value={chosen.colour ?? undefined}
          onChange={(colour) => selection.send({ type: 'colour.choose', colour })}
          soldOutLabel={chosen.size === null ? 'sold out' : `not available in ${chosen.size}`}
        />
        <SizeSelector
          legend="Size"
          aside={<SizeGuideOpener product={product} sizes={sizesOf(variants)} chosen={chosen.size} />}
          options={sizeOptions(sizes)}
          value={sizes.find(({ isChosen }) => isChosen)?.value}
          onChange={(size) => selection.send({ type: 'size.choose', size })}
          soldOutLabel={
            chosen.colour === null ? 'sold out' : `not available in ${colourOf(product, chosen.colour).name}`
          }
        />
        <div className={css.lines}>
          <div role="status">
            {announcement === null ? null : <Text size={14}>{inShopNames(product, announcement)}</Text>}
            {/* A new element for each refused press: a live region is not read aloud again for the same text. */}
            <Text key={selection.refusals} size={14} tone={missing === null ? stock.tone : 'danger'} weight="bold">
              {missing ?? stock.text}
            </Text>
          </div>
          <BackInStock variants={variants} selection={chosen} />
        </div>
      </div>
      <div className={css.button}>{addButton}</div>
      <Comparable product={product} />
      {product.stock === 0 ? null : <Terms delivery={delivery} facts={product.facts} />}
      {deliveryBy === 'pincode' && product.stock > 0 ? (
        <Suspense>
          <PincodePromise product={product} />
        </Suspense>
      ) : null}
      {product.description === undefined ? null : <Description text={product.description} />}
      <ProductFacts product={product} variants={variants} selection={chosen} />
      {product.facts === undefined ? null : <Declarations product={product} facts={product.facts} />}
    </div>
  );
}
