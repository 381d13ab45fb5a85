import type { SessionUser } from '@kayal/api-contract/client';
import { groupOrders, shopperMessages } from '@kayal/commerce-core';
import { ButtonLink, Container, StatePanel } from '@kayal/design-system';
import { lazy, Suspense } from 'react';
import { isUnopened, useShopLayout } from '../../chrome/ShopLayout/use-shop-layout.ts';
import { useOrdersApi } from '../../data/shopper/orders-api.ts';
import { readOrders } from '../../data/shopper/orders.ts';
import { useRead } from '../../data/use-read.ts';
import { useShop } from '../../data/use-shop.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { NewArrivals } from '../../parts/NewArrivals/NewArrivals.tsx';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { paths } from '../../paths.ts';
import * as css from './MyOrdersScreen.css.ts';
import { OrderGroup } from './OrderGroup.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';

// Only a shop that takes payments ahead loads it.
const WaitingPayment = lazy(async () => ({ default: (await import('./WaitingPayment.tsx')).WaitingPayment }));

// Only a shop that brought orders over loads it.
const PastOrders = lazy(async () => ({ default: (await import('./PastOrders.tsx')).PastOrders }));

interface OrdersProps {
  readonly shopper: SessionUser;
  readonly actors: ShopActors;
}

/** A shopper's orders in all their states: loading, failed, empty, filled. */
export function Orders({ shopper, actors }: OrdersProps) {
  const api = useOrdersApi();
  const { data, error, reload } = useRead(['orders', shopper.id], () =>
    readOrders({ api, session: actors.session }, shopper.id),
  );
  const { paymentWays } = useShop();
  const orders = groupOrders(data?.lines ?? []);
  const pastOrders = data?.pastOrders ?? [];
  const hasNone = data !== undefined && orders.length === 0 && pastOrders.length === 0;
  const isWaiting = isUnopened(useShopLayout());
  return (
    <>
      <Container>
        {paymentWays === undefined ? null : (
          <Suspense>
            <WaitingPayment customerId={shopper.id} actors={actors} />
          </Suspense>
        )}
        {error === null && data === undefined ? (
          <OrdersSkeleton />
        ) : data === undefined ? (
          <RetryPanel
            heading={shopperMessages['S8.ORD.02']}
            text="We could not load your orders. They are safe; try again in a moment."
            onRetry={reload}
          />
        ) : hasNone ? (
          <StatePanel
            kind="empty"
            icon="box"
            heading={shopperMessages['S8.ORD.03']}
            text="What you order appears here, with its way to you."
            actions={isWaiting ? null : <ButtonLink href={paths.home}>Start shopping</ButtonLink>}
          />
        ) : orders.length === 0 ? null : (
          <ol className={css.orders} aria-label="Orders, newest first">
            {orders.map((order) => (
              <li key={order.entryNo}>
                <OrderGroup order={order} />
              </li>
            ))}
          </ol>
        )}
        {pastOrders.length === 0 ? null : (
          <Suspense>
            <PastOrders orders={pastOrders} />
          </Suspense>
        )}
      </Container>
      {hasNone && !isWaiting ? <NewArrivals /> : null}
    </>
  );
}
