import { Container, PageHeading, ProductGridSkeleton } from '@kayal/design-system';
import { useRef } from 'react';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { paths } from '../../paths.ts';
import { lazyForShopper } from '../../runtime/session/lazy-for-shopper.ts';
import * as css from './WishlistScreen.css.ts';

const Wishes = lazyForShopper(async () => (await import('./Wishes.tsx')).Wishes);

/** A shopper's wishlist. */
export function WishlistScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageMeta title="Wishlist" path={paths.wishlist} hidden />
      <div className={css.page}>
        <Container>
          <PageHeading ref={heading} title="Wishlist" />
        </Container>
        <ShopperOnly
          skeleton={
            <Container>
              <ProductGridSkeleton count={4} label="Loading your wishlist" />
            </Container>
          }
        >
          {(_, { wishlist }) => <Wishes wishlist={wishlist} heading={heading} />}
        </ShopperOnly>
      </div>
    </>
  );
}
