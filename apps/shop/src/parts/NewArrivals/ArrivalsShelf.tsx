import { createShopperClient, readNewArrivals } from '@kayal/api-contract/client';
import { resultOf } from '../../data/api/result-of.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { useRead } from '../../data/use-read.ts';
import { promotionLink } from '../../paths.ts';
import { ProductShelf } from '../ProductShelf/ProductShelf.tsx';
import { arrivalsTitle, maxArrivals } from './arrivals.ts';
import { ArrivalsSkeleton } from './ArrivalsSkeleton.tsx';

/** The newest products with a link to all; nothing when they cannot be read, because the page works without them. */
export function ArrivalsShelf() {
  const connection = useApiConnection();
  const { data, error } = useRead(['new arrivals'], () =>
    resultOf(readNewArrivals(createShopperClient(connection), maxArrivals)),
  );
  if (error !== null || data?.items.length === 0) return null;
  if (data === undefined) return <ArrivalsSkeleton />;
  return (
    <ProductShelf
      title={arrivalsTitle}
      products={data.items}
      surface="home"
      columns="evenly"
      link={{ label: 'View all', ...promotionLink('NewArrivals') }}
    />
  );
}
