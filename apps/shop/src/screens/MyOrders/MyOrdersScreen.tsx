import { Container, PageHeading } from '@kayal/design-system';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { paths } from '../../paths.ts';
import { lazyForShopper } from '../../runtime/session/lazy-for-shopper.ts';
import * as css from './MyOrdersScreen.css.ts';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';

const Orders = lazyForShopper(async () => (await import('./Orders.tsx')).Orders);

/** A shopper's orders, newest first. */
export function MyOrdersScreen() {
  return (
    <>
      <PageMeta title="My Orders" path={paths.myOrders} hidden />
      <div className={css.page}>
        <Container>
          <PageHeading title="My Orders" />
        </Container>
        <ShopperOnly
          skeleton={
            <Container>
              <OrdersSkeleton />
            </Container>
          }
        >
          {(shopper, actors) => <Orders key={shopper.id} shopper={shopper} actors={actors} />}
        </ShopperOnly>
      </div>
    </>
  );
}
