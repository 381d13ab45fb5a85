import { resultOf } from '../../data/api/result-of.ts';
import { useShopApi } from '../../data/api/shop-api.ts';
import { ReadScope, useRead } from '../../data/use-read.tsx';
import { promotionLink } from '../../paths.ts';
import { ProductShelf } from '../ProductShelf/ProductShelf.tsx';
import { arrivalsTitle, maxArrivals } from './arrivals.ts';
import { ArrivalsSkeleton } from './ArrivalsSkeleton.tsx';

/** The newest products with a link to all; nothing when they cannot be read, because the page works without them. */
export function ArrivalsShelf() {
  return (
    <ReadScope>
      <Shelf />
    </ReadScope>
  );
}

function Shelf() {
  const api = useShopApi();
  const { data, error } = useRead(['new arrivals'], () =>
    resultOf(api.products({ kind: 'promotion', list: 'NewArrivals' }, { limit: maxArrivals })),
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
