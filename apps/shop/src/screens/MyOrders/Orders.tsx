import type { SessionUser } from '@kayal/api-contract/client';
import { groupOrders, messages } from '@kayal/commerce-core';
import { ButtonLink, Container, StatePanel } from '@kayal/design-system';
import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { provideOrders } from '../../machines/orders.ts';
import type { ShopActors } from '../../machines/shop-actors.ts';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { paths } from '../../paths.ts';
import * as css from './MyOrdersScreen.css.ts';
import { OrderGroup } from './OrderGroup.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';

interface OrdersProps {
  readonly shopper: SessionUser;
  readonly actors: ShopActors;
}

/** The orders in all their states: loading, failed, none, some. */
export function Orders({ shopper, actors }: OrdersProps) {
  const machine = useMemo(() => provideOrders(actors), [actors]);
  const [snapshot, send] = useActor(machine, { input: { customerId: shopper.id } });
  const orders = groupOrders(snapshot.context.lines);
  return (
    <Container>
      {snapshot.hasTag('loading') ? (
        <OrdersSkeleton />
      ) : snapshot.hasTag('failed') ? (
        <RetryPanel
          heading={messages['S8.ORD.02']}
          text="We could not load your orders. They are safe; try again in a moment."
          onRetry={() => send({ type: 'orders.reload' })}
        />
      ) : orders.length === 0 ? (
        <StatePanel
          kind="empty"
          icon="box"
          heading={messages['S8.ORD.03']}
          text="What you order appears here, with its way to you."
          actions={<ButtonLink href={paths.home}>Start shopping</ButtonLink>}
        />
      ) : (
        <ol className={css.orders} aria-label="Orders, newest first">
          {orders.map((order) => (
            <li key={order.entryNo}>
              <OrderGroup order={order} />
            </li>
          ))}
        </ol>
      )}
    </Container>
  );
}
