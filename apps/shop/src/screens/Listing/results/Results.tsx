import { filterChips, type ListingFilters } from '@kayal/commerce-core';
import {
  Button,
  FilterChip,
  FilterChipRow,
  ProductGrid,
  ProductGridSkeleton,
  type ProductGridColumns,
} from '@kayal/design-system';
import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { Comparable } from '../../../parts/Compare/Compare.tsx';
import { ProductTile } from '../../../parts/ProductTile/ProductTile.tsx';
import { useBelowFirstScreen } from '../../../runtime/first-view/use-below-first-screen.ts';
import type { ListingData } from '../Listing.loader.ts';
import { attributeName } from '../listing-texts.ts';
import { isSameList, pageSize } from '../listing-address.ts';
import { colourName, type FilterOptions } from '../filters/filter-options.ts';
import * as css from '../ListingScreen.css.ts';
import { MoreProducts } from './MoreProducts.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { Listing } from '../use-listing.ts';
import { usePageState } from '../../../runtime/pages/use-pages.ts';

interface ResultsProps {
  readonly data: ListingData;
  readonly options: FilterOptions;
  /** The filters of the address; `data` may still be the previous list. */
  readonly filters: ListingFilters;
  readonly columns: ProductGridColumns;
  readonly waits: Listing['waits'];
  readonly send: Listing['send'];
}

/** Cards of the first row; their pictures are loaded first. */
const firstRow = 4;

/** Cards that fill the first screen: two rows of four, or four of two. */
const firstScreen = 8;

/** What is loading: nothing, another list, or more pages of this list. */
function useOnTheWay(): 'nothing' | 'list' | 'more' {
  const { pathname, search } = useLocation();
  const { next } = usePageState();
  if (next === null || next.pathname !== pathname) return 'nothing';
  return isSameList(search, next.search) && search !== next.search ? 'more' : 'list';
}

/** The applied filters and the grid, or the message in its place. A choice in the filters' drawer does not render it. */
export const Results = memo(function Results({ data, options, filters, columns, waits, send }: ResultsProps) {
  const onTheWay = useOnTheWay();
  const chips = filterChips(
    filters,
    (colour) => colourName(options, colour),
    useMoneyFormat(),
    (choice) => attributeName(data.attributes, choice),
  );
  const { products, total, pages } = data;
  const cards = useBelowFirstScreen() ? products : products.slice(0, firstScreen);
  return (
    <div className={css.results}>
      {chips.length === 0 ? null : (
        <div className={css.chips} data-waits={waits}>
          <FilterChipRow label="Applied filters">
            {chips.map((chip) => (
              <FilterChip
                key={`${chip.kind} ${chip.label}`}
                label={chip.label}
                onRemove={() => send({ type: 'chip.remove', chip })}
              />
            ))}
          </FilterChipRow>
          <Button variant="quiet" size="small" onClick={() => send({ type: 'filters.clear' })}>
            Clear all
          </Button>
        </div>
      )}
      <div className={css.grid} aria-busy={onTheWay === 'nothing' ? undefined : true}>
        {products.length === 0 ? (
          <NothingFound
            source={data.source}
            isFiltered={chips.length > 0}
            waits={waits}
            onClear={() => send({ type: 'filters.clear' })}
          />
        ) : (
          <ProductGrid label="Products" columns={columns}>
            {cards.map((product, index) => (
              <Comparable key={product.id} product={product}>
                <ProductTile
                  product={product}
                  surface={data.place === 'search' ? 'search' : 'listing'}
                  priority={index < firstRow}
                  heading="h2"
                />
              </Comparable>
            ))}
          </ProductGrid>
        )}
        {onTheWay === 'list' ? (
          <div className={css.pending}>
            <ProductGridSkeleton count={Math.max(products.length, firstRow)} columns={columns} />
          </div>
        ) : null}
      </div>
      {onTheWay === 'more' ? (
        <div className={css.moreOnTheWay}>
          <ProductGridSkeleton count={Math.min(pageSize, total - products.length)} columns={columns} />
        </div>
      ) : null}
      {total <= pageSize ? null : (
        <MoreProducts shown={products.length} total={total} pages={pages} isBusy={onTheWay === 'more'} />
      )}
    </div>
  );
});
