import { forgetViewed, recentlyViewedKey, viewedIn, type KeyValuePort } from '@kayal/commerce-core';
import { Button, Container, ProductCardSkeleton, SectionHeading, Text } from '@kayal/design-system';
import { useMemo, useRef, useState } from 'react';
import { takeFocus } from '../../browser/take-focus.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { shopApi } from '../../data/api/shop-api.ts';
import { uncached } from '../../data/api/uncached.ts';
import { useRead } from '../../data/use-read.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { readProducts } from './read-products.ts';
import * as css from './RecentlyViewed.css.ts';
import { useIsNear } from './use-is-near.ts';

export interface ViewedRowProps {
  readonly local: KeyValuePort;
  readonly current: number | undefined;
}

const cardSizes = '(max-width: 768px) 148px, 184px';

/** Recently viewed products, read when the row is near the screen; a button clears them. */
export function ViewedRow({ local, current }: ViewedRowProps) {
  const connection = useApiConnection();
  // These answers were cached when their pages were open, and a season or an offer may have changed the price since.
  const api = useMemo(() => shopApi(uncached(connection)), [connection]);
  const [ids, setIds] = useState(() => viewedIn(local.getItem(recentlyViewedKey)).filter((id) => id !== current));
  const [isCleared, setIsCleared] = useState(false);
  const root = useRef<HTMLElement>(null);
  const isNear = useIsNear(root);
  const {
    data: products,
    error,
    reload,
  } = useRead(['recently viewed', ids], isNear && ids.length > 0 ? () => readProducts(api, ids) : null);

  const clear = () => {
    forgetViewed(local);
    setIds([]);
    setIsCleared(true);
  };

  if (isCleared) {
    return (
      <Container className={css.root}>
        {/* The button that had the focus is gone. */}
        <div role="status" tabIndex={-1} ref={takeFocus}>
          <Text tone="muted">Your recently viewed products are cleared.</Text>
        </div>
      </Container>
    );
  }
  if (ids.length === 0 || products?.length === 0) return null;

  return (
    <section ref={root} aria-labelledby="recently-viewed">
      <Container className={css.root}>
        <div className={css.head}>
          <SectionHeading title="Recently viewed" id="recently-viewed" />
          <Button variant="quiet" size="small" aria-label="Clear recently viewed products" onClick={clear}>
            Clear
          </Button>
        </div>
        {error === null ? (
          <ul className={css.row} aria-busy={isNear && products === undefined}>
            {products === undefined
              ? ids.map((id) => (
                  <li key={id} className={css.item}>
                    <ProductCardSkeleton />
                  </li>
                ))
              : products.map((product) => (
                  <li key={product.id} className={css.item}>
                    <ProductTile product={product} surface="product" sizes={cardSizes} />
                  </li>
                ))}
          </ul>
        ) : (
          <div className={css.failure}>
            <Text>We could not load these products.</Text>
            <Button variant="secondary" size="small" onClick={reload}>
              Try again
            </Button>
          </div>
        )}
      </Container>
    </section>
  );
}
