import { Breadcrumb, Container, PageHeading } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { Redirect } from '../../parts/Redirect/Redirect.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { orderLink, paths } from '../../paths.ts';
import { lazyForShopper } from '../../runtime/session/lazy-for-shopper.ts';
import { entryNoOfAddress, entryNoOfState } from './order-address.ts';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import * as css from './OrderSummaryScreen.css.ts';
import { SampleOrder } from './SampleOrder.tsx';

const OwnOrder = lazyForShopper(async () => (await import('./OwnOrder.tsx')).OwnOrder);

const crumbs = [
  { label: 'Home', href: paths.home },
  { label: 'My Orders', href: paths.myOrders },
  { label: 'Order Summary' },
];

/** One order: the shopper's own, or a marked sample. A link's navigation state takes precedence over the address. */
export function OrderSummaryScreen() {
  const { search, state } = useLocation();
  const stated = entryNoOfState(state);
  const entryNo = entryNoOfAddress(search);
  if (stated !== null && stated !== entryNo) return <Redirect to={orderLink(stated).href} state={state} />;
  return (
    <>
      <PageMeta title="Order Summary" path={paths.orderSummary} hidden />
      <div className={css.page}>
        <Container>
          <Breadcrumb crumbs={crumbs} />
          <PageHeading title="Order Summary" />
        </Container>
        {entryNo === null ? (
          <SampleOrder />
        ) : (
          <ShopperOnly
            skeleton={
              <Container>
                <OrderSkeleton />
              </Container>
            }
          >
            {(shopper, actors) => <OwnOrder key={`${shopper.id} ${entryNo}`} entryNo={entryNo} actors={actors} />}
          </ShopperOnly>
        )}
      </div>
    </>
  );
}
