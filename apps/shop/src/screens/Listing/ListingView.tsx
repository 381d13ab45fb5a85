import {
  Breadcrumb,
  Button,
  Container,
  FilterDrawer,
  FilterPanel,
  IconButton,
  PageHeading,
} from '@kayal/design-system';
import { usePageSettings } from '../../runtime/page-settings.ts';
import { JsonLd } from '../../parts/JsonLd/JsonLd.tsx';
import { breadcrumbList } from '../../parts/JsonLd/json-ld.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { categoryLink, paths, promotionLink, searchLink, subCategoryLink } from '../../paths.ts';
import { FilterSections } from './FilterSections.tsx';
import { GridHead } from './GridHead.tsx';
import type { ListingData } from './Listing.loader.ts';
import * as css from './ListingScreen.css.ts';
import { Results } from './Results.tsx';
import { useListing, useSettledAddress } from './use-listing.ts';

/** The address that search engines know a list by: no filters, no pages. */
function ownPath({ source, name }: ListingData): string {
  switch (source.kind) {
    case 'promotion':
      return promotionLink(source.list).href;
    case 'category':
      return categoryLink({ id: source.id, name }).href;
    case 'sub-category':
      return subCategoryLink({ id: source.id, name }).href;
    case 'search':
      return searchLink(source.text).href;
    case 'all':
      return searchLink('').href;
  }
}

/** A list that was read: its name, its filters, its grid. */
export function ListingView({ data }: { readonly data: ListingData }) {
  const { publicOrigin } = usePageSettings();
  useSettledAddress(data.place);
  const { snapshot, send } = useListing(data);
  const { layout } = snapshot.context;
  const isOpen = snapshot.hasTag('panelOpen');
  const isBeside = isOpen && layout === 'desktop';
  const sections = <FilterSections data={data} snapshot={snapshot} send={send} />;

  return (
    <Container className={css.root}>
      <PageMeta
        title={`${data.name} · KAYAL`}
        description={`${data.name} by KAYAL: sportswear from Kerala for every run, lap and match. Free delivery across India.`}
        path={ownPath(data)}
        hidden={data.source.kind === 'search' || data.total === 0}
      />
      <JsonLd
        data={breadcrumbList(publicOrigin, [
          { label: 'Home', href: paths.home },
          { label: data.name, href: ownPath(data) },
        ])}
      />
      <Breadcrumb crumbs={[{ label: 'Home', href: paths.home }, { label: data.name }]} />
      <PageHeading title={data.name} />
      <GridHead total={data.total} filters={snapshot.context.filters} isOpen={isOpen} send={send} />
      <div className={css.body} data-panel={isBeside ? 'open' : 'closed'}>
        {isBeside ? (
          <div className={css.panel}>
            <FilterPanel
              title="Filters"
              action={<IconButton icon="refresh" label="Refresh" onClick={() => send({ type: 'list.refresh' })} />}
            >
              {sections}
            </FilterPanel>
          </div>
        ) : null}
        <Results
          data={data}
          filters={snapshot.context.filters}
          columns={isBeside ? 'besidePanel' : 'full'}
          send={send}
        />
      </div>
      <FilterDrawer
        title="Filters"
        open={isOpen && layout === 'mobile'}
        onOpenChange={(open) => send({ type: open ? 'panel.toggle' : 'panel.close' })}
        applyLabel="Apply"
        onApply={() => send({ type: 'panel.apply' })}
        secondAction={
          data.place === 'search' ? (
            <Button variant="secondary" icon="refresh" onClick={() => send({ type: 'list.refresh' })}>
              Refresh
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => send({ type: 'filters.clear' })}>
              Clear all
            </Button>
          )
        }
      >
        {sections}
      </FilterDrawer>
    </Container>
  );
}
