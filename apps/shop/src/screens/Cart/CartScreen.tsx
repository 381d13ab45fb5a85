import { Container, PageHeading } from '@kayal/design-system';
import { useRef } from 'react';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { paths } from '../../paths.ts';
import { lazyForShopper } from '../../runtime/session/lazy-for-shopper.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import * as css from './CartScreen.css.ts';

const CartContents = lazyForShopper(async () => (await import('./CartContents.tsx')).CartContents);

/** The shopping bag: lines, delivery address, Price Details and the order itself. */
export function CartScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageMeta title="Shopping Bag" path={paths.cart} hidden />
      <div className={css.page}>
        <Container>
          <PageHeading ref={heading} title="Shopping Bag" />
        </Container>
        <ShopperOnly
          skeleton={
            <Container>
              <CartSkeleton />
            </Container>
          }
        >
          {(shopper, actors) => <CartContents key={shopper.id} shopper={shopper} actors={actors} heading={heading} />}
        </ShopperOnly>
      </div>
    </>
  );
}
