import { groupOrders } from '@kayal/commerce-core';
import { Button, ButtonLink, Container, StatePanel } from '@kayal/design-system';
import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { provideOrder } from '../../machines/order.ts';
import type { ShopActors } from '../../machines/shop-actors.ts';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { paths } from '../../paths.ts';
import { OrderAgain } from './OrderAgain.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';

interface OwnOrderProps {
  readonly entryNo: string;
  readonly actors: ShopActors;
}

/** A shopper's own order in all its states: loading, not found, failed, ready. */
export function OwnOrder({ entryNo, actors }: OwnOrderProps) {
  const machine = useMemo(() => provideOrder(actors), [actors]);
  const [snapshot, send] = useActor(machine, { input: { entryNo } });
  const { lines, deliveryCharge } = snapshot.context;
  const order = useMemo(() => groupOrders(lines)[0], [lines]);
  if (order !== undefined) {
    return (
      <OrderSheet
        order={order}
        deliveryCharge={deliveryCharge}
        actions={
          <>
            <ButtonLink href={actors.api.invoiceUrl(order.entryNo)} download size="large" wide>
              DOWNLOAD INVOICE
            </ButtonLink>
            <OrderAgain lines={order.lines} actors={actors} />
            <Button variant="quiet" wide onClick={() => window.print()}>
              Print this page
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Container>
      {snapshot.hasTag('loading') ? (
        <OrderSkeleton />
      ) : snapshot.hasTag('failed') ? (
        <RetryPanel
          heading="We could not load this order"
          text="It is safe; try again in a moment."
          onRetry={() => send({ type: 'order.reload' })}
        />
      ) : (
        <StatePanel
          kind="empty"
          icon="box"
          heading="We found no such order"
          text={`There is no order ${entryNo} among yours.`}
          actions={<ButtonLink href={paths.myOrders}>My Orders</ButtonLink>}
        />
      )}
    </Container>
  );
}
