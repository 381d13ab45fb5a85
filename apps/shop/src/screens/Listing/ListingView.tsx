import { Breadcrumb, Container, PageHeading } from '@kayal/design-system';
import { lazy, Suspense, useRef } from 'react';
import { useFocusIfLost } from '../../browser/use-focus-if-lost.ts';
import { deliveryWords } from '../../parts/PageMeta/delivery-words.ts';
import { isUnopened, useShopLayout } from '../../chrome/ShopLayout/use-shop-layout.ts';
import { useShop } from '../../data/use-shop.ts';
import { usePageSettings } from '../../runtime/page-settings.ts';
import { CompareBar } from '../../parts/Compare/Compare.tsx';
import { JsonLd } from '../../parts/JsonLd/JsonLd.tsx';
import { breadcrumbList } from '../../parts/JsonLd/json-ld.ts';
import { NewArrivals } from '../../parts/NewArrivals/NewArrivals.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { listLink, paths } from '../../paths.ts';
import { FloatingFilters } from './results/FloatingFilters.tsx';
import { GridHead } from './results/GridHead.tsx';
import type { ListingData } from './Listing.loader.ts';
import { searchOfFilters } from './listing-address.ts';
import { appliedCount } from './listing-texts.ts';
import * as css from './ListingScreen.css.ts';
import { Results } from './results/Results.tsx';
import { useListing, useCompleteAddress } from './use-listing.ts';

/** Filters are closed in the first view; the first press on them loads their script. */
const loadPanels = () => import('./filters/FilterPanels.tsx');
const PanelBeside = lazy(async () => ({ default: (await loadPanels()).PanelBeside }));
const PanelDrawer = lazy(async () => ({ default: (await loadPanels()).PanelDrawer }));

/** A loaded list: name, filters and grid. */
export function ListingView({ data }: { readonly data: ListingData }) {
  const { publicOrigin } = usePageSettings();
  const { profile, delivery } = useShop();
  /** The canonical address of the list, for search engines: without filters and pages. */
  const ownPath = listLink(data.source, data.name).href;
  const isWaiting = isUnopened(useShopLayout());
  useCompleteAddress(data.place);
  return (
    <>
      <Container className={css.root}>
        <PageMeta
          title={data.name}
          description={`${data.name} by ${profile.name}. ${deliveryWords(delivery.charge, profile.currency)}`}
          path={ownPath}
          hidden={data.source.kind === 'search' || data.total === 0}
        />
        <JsonLd
          data={breadcrumbList(publicOrigin, [
            { label: 'Home', href: paths.home },
            { label: data.name, href: ownPath },
          ])}
        />
        <Breadcrumb crumbs={[{ label: 'Home', href: paths.home }, { label: data.name }]} />
        <PageHeading title={data.name} />
        <FilteredList data={data} />
      </Container>
      <CompareBar />
      {data.source.kind === 'search' && data.total === 0 && !isWaiting ? <NewArrivals /> : null}
    </>
  );
}

/** Filters and grid: what changes with a choice of a filter. */
function FilteredList({ data }: { readonly data: ListingData }) {
  const listing = useListing(data);
  const headButton = useRef<HTMLButtonElement>(null);
  const { context, options, filters, countedFilters, isOpen, hasPanel, waits, send } = listing;
  /** A list without products has nothing to filter or sort, unless its filters made it so. */
  const isBare = data.total === 0 && appliedCount(countedFilters) === 0;
  const isBeside = isOpen && !isBare && context.layout === 'desktop';
  useFocusIfLost(searchOfFilters('', countedFilters), () => headButton.current ?? document.querySelector('main h1'));
  return (
    <>
      {isBare ? null : (
        <GridHead
          hasOrigins={data.origins.length > 0}
          total={data.total}
          countedFilters={countedFilters}
          filters={filters}
          isOpen={isOpen}
          waits={waits}
          send={send}
          buttonRef={headButton}
        />
      )}
      <div className={css.body} data-panel={isBeside ? 'open' : 'closed'}>
        {isBeside ? (
          <Suspense fallback={<div className={css.panel} />}>
            <PanelBeside data={data} {...listing} />
          </Suspense>
        ) : null}
        <Results
          data={data}
          options={options}
          filters={filters}
          columns={isBeside ? 'besidePanel' : 'full'}
          waits={waits}
          send={send}
        />
      </div>
      {context.layout === 'mobile' && data.total > 0 ? (
        <FloatingFilters
          total={data.total}
          countedFilters={countedFilters}
          filters={filters}
          waits={waits}
          send={send}
          headButton={headButton}
        />
      ) : null}
      {hasPanel ? (
        <Suspense fallback={null}>
          <PanelDrawer data={data} {...listing} fallbackFocus={headButton} />
        </Suspense>
      ) : null}
    </>
  );
}
