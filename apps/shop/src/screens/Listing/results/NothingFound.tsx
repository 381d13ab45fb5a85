import type { ProductListSource } from '@kayal/api-contract/client';
import { Button, ButtonLink, EmptyState } from '@kayal/design-system';
import { isUnopened, useShopLayout } from '../../../chrome/ShopLayout/use-shop-layout.ts';
import { searchLink } from '../../../paths.ts';
import type { Listing } from '../use-listing.ts';
import { newPiecesText } from '../../../parts/ProductShelf/new-pieces-text.ts';

interface NothingFoundProps {
  readonly source: ProductListSource;
  readonly isFiltered: boolean;
  readonly waits: Listing['waits'];
  readonly onClear: () => void;
}

/** An empty list, with the next step: fewer filters, another word or the whole shop. */
export function NothingFound({ source, isFiltered, waits, onClear }: NothingFoundProps) {
  const isWaiting = isUnopened(useShopLayout());
  const everything = searchLink('');
  const seeAll = (
    <ButtonLink href={everything.href} state={everything.state} variant={isFiltered ? 'secondary' : 'primary'}>
      See all products
    </ButtonLink>
  );
  if (isFiltered && !isWaiting) {
    return (
      <EmptyState
        icon="filter"
        heading="Nothing matches these filters"
        text="Take one away, or start again without any."
        actions={
          <>
            <Button data-waits={waits} onClick={onClear}>
              Clear all filters
            </Button>
            {seeAll}
          </>
        }
      />
    );
  }
  if (source.kind === 'search' && !isWaiting) {
    return (
      <EmptyState
        icon="search"
        heading={`Nothing found for “${source.text}”`}
        text="Check the spelling, or try a shorter word."
        actions={seeAll}
      />
    );
  }
  return (
    <EmptyState
      heading="Nothing here yet"
      text={newPiecesText}
      actions={source.kind === 'all' || isWaiting ? null : seeAll}
    />
  );
}
