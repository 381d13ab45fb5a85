import { Breadcrumb, ButtonLink, Container, PageHeading, ProductGridSkeleton, StatePanel } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { bringIntoView } from '../../browser/bring-into-view.ts';
import { isUnopened, useShopLayout } from '../../chrome/ShopLayout/use-shop-layout.ts';
import { LoadFailure } from '../../parts/LoadFailure/LoadFailure.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { Redirect } from '../../parts/Redirect/Redirect.tsx';
import { paths, searchLink } from '../../paths.ts';
import { useIsHydrated } from '../../runtime/first-view/use-is-hydrated.ts';
import type { listingLoader } from './Listing.loader.ts';
import { pageSize, completeSearch } from './listing-address.ts';
import { ListingView } from './ListingView.tsx';
import { newPiecesText } from '../../parts/ProductShelf/new-pieces-text.ts';
import * as css from './ListingScreen.css.ts';
import { usePageData } from '../../runtime/pages/use-pages.ts';

/**
 * A list of products: of a category, a sub-category, a promotion or a search. Where the navigation state names another
 * list than the address, the address is completed before a list is shown.
 */
export function ListingScreen() {
  const listing = usePageData<ReturnType<typeof listingLoader>>();
  const { search, state } = useLocation();
  const isHydrated = useIsHydrated();
  const isWaiting = isUnopened(useShopLayout());
  if (listing.status === 'ready') {
    // The server's rendering is kept: it did not know the navigation state.
    const stated = isHydrated ? completeSearch({ place: listing.value.place, state, search, combines: false }) : null;
    if (stated === null) return <ListingView data={listing.value} />;
    return (
      <Container className={css.root}>
        <Redirect to={stated} state={state} />
        <ProductGridSkeleton count={pageSize} />
      </Container>
    );
  }
  const name = listing.status === 'failed' ? 'Products' : 'List not found';
  const everything = searchLink('');
  return (
    <Container className={css.root}>
      <PageMeta title={name} hidden />
      <Breadcrumb crumbs={[{ label: 'Home', href: paths.home }, { label: name }]} />
      <PageHeading title={name} />
      {listing.status === 'failed' ? (
        // When a long list fails to load again, the shopper is far below the message.
        <div ref={bringIntoView}>
          <LoadFailure heading="We could not load these products" />
        </div>
      ) : (
        <StatePanel
          kind="empty"
          icon="search"
          heading="We could not find this list"
          text={
            isWaiting ? newPiecesText : 'It may have been renamed or taken down. Everything we make is one step away.'
          }
          actions={
            isWaiting ? null : (
              <ButtonLink href={everything.href} state={everything.state}>
                See all products
              </ButtonLink>
            )
          }
        />
      )}
    </Container>
  );
}
