import { Container, PageHeading } from '@kayal/design-system';
import { ReadScope } from '../../data/use-read.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { paths } from '../../paths.ts';
import * as css from './MyOrdersScreen.css.ts';
import { Orders } from './Orders.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';

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
          {(shopper, actors) => (
            <ReadScope>
              <Orders key={shopper.id} shopper={shopper} actors={actors} />
            </ReadScope>
          )}
        </ShopperOnly>
      </div>
    </>
  );
}
