import { Breadcrumb, ButtonLink, Container, PageHeading, StatePanel } from '@kayal/design-system';
import { useLoaderData } from 'react-router-dom';
import { LoadFailure } from '../../parts/LoadFailure/LoadFailure.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { paths, searchLink } from '../../paths.ts';
import type { listingLoader } from './Listing.loader.ts';
import { ListingView } from './ListingView.tsx';
import * as css from './ListingScreen.css.ts';

/** When a long list fails to load again, the shopper is far below the message: scroll it into view. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** A list of products: of a category, a sub-category, a promotion or a search. */
export function ListingScreen() {
  const listing = useLoaderData<ReturnType<typeof listingLoader>>();
  if (listing.status === 'ready') return <ListingView data={listing.value} />;
  const name = listing.status === 'failed' ? 'Products' : 'List not found';
  const everything = searchLink('');
  return (
    <Container className={css.root}>
      <PageMeta title={name} hidden />
      <Breadcrumb crumbs={[{ label: 'Home', href: paths.home }, { label: name }]} />
      <PageHeading title={name} />
      {listing.status === 'failed' ? (
        <div ref={bringIntoView} className={css.instead}>
          <LoadFailure heading="We could not load these products" />
        </div>
      ) : (
        <StatePanel
          kind="empty"
          icon="search"
          heading="There is no such list"
          text="It may have been renamed or taken down. Everything we make is one step away."
          actions={
            <ButtonLink href={everything.href} state={everything.state}>
              See all products
            </ButtonLink>
          }
        />
      )}
    </Container>
  );
}
