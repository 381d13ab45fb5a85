import { priceDisplay } from '@kayal/commerce-core';
import { BottomBar, Container } from '@kayal/design-system';
import { useRef, type ReactNode } from 'react';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { AddButton } from './buying/AddButton.tsx';
import { BuyingPanel } from './buying/BuyingPanel.tsx';
import { choiceText } from './buying/choices.ts';
import type { ProductData } from './Product.loader.ts';
import { ProductGallery } from './gallery/ProductGallery.tsx';
import * as css from './Purchase.css.ts';
import { useProductSelection } from './buying/use-product-selection.ts';

interface PurchaseProps extends Omit<ProductData, 'similar'> {
  readonly crumbs: ReactNode;
  readonly promises: ReactNode;
  /** What follows the product. */
  readonly below: ReactNode;
}

/**
 * What changes with the chosen size and colour: pictures, choices and the button. The rest of the page comes as
 * finished elements, which React does not render again with each choice.
 */
export function Purchase({ product, variants, delivery, crumbs, promises, below }: PurchaseProps) {
  const choices = useRef<HTMLDivElement>(null);
  const selection = useProductSelection(product, variants, choices);
  const { now } = priceDisplay(product, useMoneyFormat());
  const addButton = <AddButton productId={product.id} selection={selection} />;
  return (
    <>
      <Container>
        {crumbs}
        <div className={css.columns}>
          <div className={css.column}>
            <ProductGallery product={product} selection={selection} />
          </div>
          <BuyingPanel
            product={product}
            variants={variants}
            selection={selection}
            delivery={delivery}
            addButton={addButton}
            choices={choices}
          />
        </div>
        <div className={css.promises}>{promises}</div>
      </Container>
      <div className={css.below}>{below}</div>
      <BottomBar
        label="Buy"
        valueLabel={choiceText(product, selection.context.selection)}
        value={now}
        action={addButton}
      />
    </>
  );
}
