import type { ProductSort } from '@kayal/api-contract/client';
import type { ListingFilters } from '@kayal/commerce-core';
import { Button, Select, Text } from '@kayal/design-system';
import type { Ref } from 'react';
import { isUnopened, useShopLayout } from '../../../chrome/ShopLayout/use-shop-layout.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import type { Listing } from '../use-listing.ts';
import { appliedCount, countText, sortOptions } from '../listing-texts.ts';
import * as css from '../ListingScreen.css.ts';

interface GridHeadProps {
  /** Whether the list can be sorted by country of origin. */
  readonly hasOrigins: boolean;
  readonly total: number;
  /** The filters of the products that are counted: not those of a list that still loads. */
  readonly countedFilters: ListingFilters;
  readonly filters: ListingFilters;
  /** Whether the filter panel is open. */
  readonly isOpen: boolean;
  readonly waits: Listing['waits'];
  readonly send: Listing['send'];
  /** The filters' button. */
  readonly buttonRef: Ref<HTMLButtonElement>;
}

const sortOf = (value: string): ProductSort =>
  sortOptions.find((option) => option.value === value)?.value ?? 'featured';

/** The number of products, the filters' button and the sort order, above the grid; nothing before the shop opens. */
export function GridHead({
  hasOrigins,
  total,
  countedFilters,
  filters,
  isOpen,
  waits,
  send,
  buttonRef,
}: GridHeadProps) {
  const { locale } = useMoneyFormat();
  const isBeforeOpening = isUnopened(useShopLayout());
  const applied = appliedCount(filters);
  if (isBeforeOpening) return null;
  return (
    <div className={css.head}>
      <Button
        ref={buttonRef}
        variant="secondary"
        size="small"
        icon="filter"
        data-waits={waits}
        aria-expanded={isOpen}
        aria-label={applied === 0 ? 'Filters' : `Filters, ${applied} applied`}
        onClick={() => send({ type: 'panel.toggle' })}
      >
        {applied === 0 ? 'Filters' : `Filters (${applied})`}
      </Button>
      <Text className={css.count} tone="muted" role="status">
        {countText(total, countedFilters, locale)}
      </Text>
      <div className={css.sort} data-waits={waits}>
        <span className={css.sortLabel} aria-hidden="true">
          Sort by
        </span>
        <Select
          label="Sort by"
          labelHidden
          options={sortOptions.filter(({ value }) => hasOrigins || value !== 'origin' || filters.sort === value)}
          value={filters.sort}
          onChange={(event) => send({ type: 'sort.choose', sort: sortOf(event.currentTarget.value) })}
        />
      </div>
    </div>
  );
}
