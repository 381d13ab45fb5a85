import {
  Breadcrumb,
  ButtonLink,
  Container,
  PageHeading,
  Skeleton,
  SkeletonGroup,
  StatePanel,
} from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ShopperOnly } from '../../parts/ShopperOnly/ShopperOnly.tsx';
import { orderLink, paths } from '../../paths.ts';
import { lazyForShopper } from '../../runtime/session/lazy-for-shopper.ts';
import { entryNoOfAddress } from '../OrderSummary/order-address.ts';
import * as css from './OrderReturnScreen.css.ts';

const OwnReturns = lazyForShopper(async () => (await import('./OwnReturns.tsx')).OwnReturns);

const skeleton = (
  <SkeletonGroup label="Loading your order" className={css.parts}>
    <Skeleton className={css.skeleton} />
    <Skeleton className={css.skeleton} />
  </SkeletonGroup>
);

/** The returns of one order, and the form for a new one. */
export function OrderReturnScreen() {
  const { search } = useLocation();
  const entryNo = entryNoOfAddress(search);
  const crumbs = [
    { label: 'Home', href: paths.home },
    { label: 'My Orders', href: paths.myOrders },
    ...(entryNo === null ? [] : [{ label: 'Order Summary', href: orderLink(entryNo).href }]),
    { label: 'Return or exchange' },
  ];
  return (
    <>
      <PageMeta title="Return or exchange" hidden />
      <Container className={css.page}>
        <div className={css.top}>
          <Breadcrumb crumbs={crumbs} />
          <PageHeading title="Return or exchange" text={entryNo === null ? undefined : `Order ${entryNo}`} />
        </div>
        <ShopperOnly skeleton={skeleton}>
          {(shopper, actors) =>
            entryNo === null ? (
              <NoOrder text="Choose the order whose pieces you want to return." />
            ) : (
              <OwnReturns
                key={`${shopper.id} ${entryNo}`}
                entryNo={entryNo}
                actors={actors}
                skeleton={skeleton}
                missing={<NoOrder text={`There is no order ${entryNo} among yours.`} />}
              />
            )
          }
        </ShopperOnly>
      </Container>
    </>
  );
}

function NoOrder({ text }: { readonly text: string }) {
  return (
    <StatePanel
      kind="empty"
      icon="box"
      heading="We could not find this order"
      text={text}
      actions={<ButtonLink href={paths.myOrders}>My Orders</ButtonLink>}
    />
  );
}
