import { groupOrders } from '@kayal/commerce-core';
import { Button, ButtonLink, Container, StatePanel } from '@kayal/design-system';
import { useMemo } from 'react';
import { readOrder } from '../../data/shopper/orders.ts';
import { useRead } from '../../data/use-read.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
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
  const { data, error, reload } = useRead(['own order', entryNo], () => readOrder(actors, entryNo));
  const order = useMemo(() => groupOrders(data?.lines ?? [])[0], [data]);
  if (data && order !== undefined) {
    return (
      <OrderSheet
        order={order}
        deliveryCharge={data.deliveryCharge}
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
      {error === null && data === undefined ? (
        <OrderSkeleton />
      ) : data === undefined ? (
        <RetryPanel heading="We could not load this order" text="It is safe; try again in a moment." onRetry={reload} />
      ) : (
        <StatePanel
          kind="empty"
          icon="box"
          heading="We could not find this order"
          text={`There is no order ${entryNo} among yours.`}
          actions={<ButtonLink href={paths.myOrders}>My Orders</ButtonLink>}
        />
      )}
    </Container>
  );
}
