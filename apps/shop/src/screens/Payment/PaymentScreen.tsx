import { Breadcrumb, Container, PageHeading, Skeleton, SkeletonGroup } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { paths } from '../../paths.ts';
import { lazyForShopper } from '../../runtime/session/lazy-for-shopper.ts';
import * as css from './PaymentScreen.css.ts';

const OwnPayment = lazyForShopper(async () => (await import('./OwnPayment.tsx')).OwnPayment);

const crumbs = [
  { label: 'Home', href: paths.home },
  { label: 'My Orders', href: paths.myOrders },
  { label: 'Payment' },
];

const skeleton = (
  <SkeletonGroup label="Loading your payment">
    <Skeleton className={css.skeleton} />
  </SkeletonGroup>
);

/** Where an order is paid before it is placed: that of `?order=`, otherwise the one that waits. */
export function PaymentScreen() {
  const { search } = useLocation();
  const entryNo = new URLSearchParams(search).get('order');
  return (
    <>
      <PageMeta title="Payment" hidden />
      <Container className={css.page}>
        <div>
          <Breadcrumb crumbs={crumbs} />
          <PageHeading title="Payment" text={entryNo === null ? undefined : `Order ${entryNo}`} />
        </div>
        <ShopperOnly skeleton={skeleton}>
          {(shopper, actors) => (
            <OwnPayment key={`${shopper.id} ${entryNo}`} entryNo={entryNo} actors={actors} skeleton={skeleton} />
          )}
        </ShopperOnly>
      </Container>
    </>
  );
}
