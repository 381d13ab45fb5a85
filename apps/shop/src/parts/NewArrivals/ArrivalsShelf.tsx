import { createShopperClient, readNewArrivals } from '@kayal/api-contract/client';
import { useEffect, useState } from 'react';
import { resultOf } from '../../data/api/result-of.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { promotionLink } from '../../paths.ts';
import { ProductShelf } from '../ProductShelf/ProductShelf.tsx';
import type { CardProduct } from '../ProductTile/card-product.ts';
import { arrivalsTitle, maxArrivals } from './arrivals.ts';
import { ArrivalsSkeleton } from './ArrivalsSkeleton.tsx';

/**
 * The newest products with a link to all; nothing when they cannot be read, because the page works without them. Read
 * without `useRead`, whose script would be a tenth of what an empty bag loads.
 */
export function ArrivalsShelf() {
  const connection = useApiConnection();
  const [products, setProducts] = useState<readonly CardProduct[]>();
  useEffect(() => {
    let isWanted = true;
    const show = (read: readonly CardProduct[]): void => {
      if (isWanted) setProducts(read);
    };
    resultOf(readNewArrivals(createShopperClient(connection), maxArrivals)).then(
      ({ items }) => show(items),
      () => show([]),
    );
    return () => {
      isWanted = false;
    };
  }, [connection]);
  if (products === undefined) return <ArrivalsSkeleton />;
  if (products.length === 0) return null;
  return (
    <ProductShelf
      title={arrivalsTitle}
      products={products}
      surface="home"
      columns="evenly"
      link={{ label: 'View all', ...promotionLink('NewArrivals') }}
    />
  );
}
