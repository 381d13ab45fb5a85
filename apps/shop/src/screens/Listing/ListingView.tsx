import { Breadcrumb, Container, PageHeading } from '@kayal/design-system';
import { lazy, Suspense } from 'react';
import { deliveryWords } from '../../parts/PageMeta/delivery-words.ts';
import { useShop } from '../../data/use-shop.ts';
import { usePageSettings } from '../../runtime/page-settings.ts';
import { JsonLd } from '../../parts/JsonLd/JsonLd.tsx';
import { breadcrumbList } from '../../parts/JsonLd/json-ld.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { listLink, paths } from '../../paths.ts';
import { GridHead } from './GridHead.tsx';
import type { ListingData } from './Listing.loader.ts';
import * as css from './ListingScreen.css.ts';
import { Results } from './Results.tsx';
import { useListing, useSettledAddress } from './use-listing.ts';

/** The filters are closed in the first view; their script comes with the first intent. */
const loadPanels = () => import('./FilterPanels.tsx');
const PanelBeside = lazy(async () => ({ default: (await loadPanels()).PanelBeside }));
const PanelDrawer = lazy(async () => ({ default: (await loadPanels()).PanelDrawer }));

/** A list that was read: its name, its filters, its grid. */
export function ListingView({ data }: { readonly data: ListingData }) {
  const { publicOrigin } = usePageSettings();
  const { profile, delivery } = useShop();
  /** The address that search engines know a list by: no filters, no pages. */
  const ownPath = listLink(data.source, data.name).href;
  useSettledAddress(data.place);
  const listing = useListing(data);
  const { context, options, filters, isOpen, hasPanel, send } = listing;
  const isBeside = isOpen && context.layout === 'desktop';

  return (
    <Container className={css.root}>
      <PageMeta
        title={data.name}
        description={`${data.name} by ${profile.name}: sportswear from Kerala for every run, lap and match. ${deliveryWords(delivery.charge)}`}
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
      <GridHead total={data.total} filters={filters} isOpen={isOpen} send={send} />
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
          send={send}
        />
      </div>
      {hasPanel ? (
        <Suspense fallback={null}>
          <PanelDrawer data={data} {...listing} />
        </Suspense>
      ) : null}
    </Container>
  );
}
