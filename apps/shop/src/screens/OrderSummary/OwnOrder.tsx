import { groupOrders } from '@kayal/commerce-core';
import { Button, ButtonLink, Container, StatePanel } from '@kayal/design-system';
import { lazy, Suspense, useMemo, useState } from 'react';
import { sessionResultOf } from '../../data/api/session-result.ts';
import { useOrdersApi } from '../../data/shopper/orders-api.ts';
import { readOrder } from '../../data/shopper/orders.ts';
import { useRead } from '../../data/use-read.ts';
import { useShop } from '../../data/use-shop.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { ParcelList } from '../../parts/ParcelList/ParcelList.tsx';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { paths } from '../../paths.ts';
import { useDialog } from '../../runtime/first-view/use-dialog.ts';
import { OrderAgain } from './OrderAgain.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { ownParcels } from './own-parcels.ts';

// Only a shop that takes payments ahead loads them.
const PaidNote = lazy(async () => ({ default: (await import('../../parts/Payment/PaidNote.tsx')).PaidNote }));
const PaidAhead = lazy(async () => ({ default: (await import('../../parts/Payment/PaidAhead.tsx')).PaidAhead }));

interface OwnOrderProps {
  readonly entryNo: string;
  readonly actors: ShopActors;
}

// Few shoppers cancel, so the others do not load this.
const loadCancelling = async () => (await import('./CancelOwnOrder.tsx')).CancelOwnOrder;

/** A shopper's own order in all its states: loading, not found, failed, ready. */
export function OwnOrder({ entryNo, actors }: OwnOrderProps) {
  const api = useOrdersApi();
  const { takesReturns, paymentWays } = useShop();
  const { data, error, reload } = useRead(['own order', entryNo], () =>
    readOrder({ api, session: actors.session }, entryNo),
  );
  const order = useMemo(() => groupOrders(data?.lines ?? [])[0], [data]);
  const readLife = async () => (await sessionResultOf(actors.session)(api.orderLife(entryNo))).life;
  const life = useRead(['own order life', entryNo], order === undefined ? null : readLife);
  const [isCancelling, setIsCancelling] = useState(false);
  const stopCancelling = () => setIsCancelling(false);
  const cancelling = useDialog(isCancelling, loadCancelling, stopCancelling);
  if (data && order !== undefined) {
    const readAgain = (): void => {
      reload();
      life.reload();
    };
    const isPaid = order.lines[0]?.paidBy !== undefined;
    const isDueOrPaid = isPaid || (paymentWays !== undefined && order.cancelledAt === null);
    return (
      <OrderSheet
        order={order}
        deliveryCharge={data.deliveryCharge}
        discounts={data.discounts}
        life={life.data ?? null}
        isPaid={isPaid}
        {...(isDueOrPaid && {
          payment: (
            <Suspense>{isPaid ? <PaidAhead order={order} actors={actors} /> : <PaidNote order={order} />}</Suspense>
          ),
        })}
        parcels={
          life.data === undefined ? (
            life.error === null ? null : (
              <RetryPanel heading="We could not load where your parcels are" onRetry={life.reload} />
            )
          ) : (
            <ParcelList heading="h3" parcels={ownParcels(life.data.parcels, order.lines)} />
          )
        }
        actions={
          <>
            <ButtonLink href={actors.api.invoiceUrl(order.entryNo)} download size="large" wide>
              DOWNLOAD INVOICE
            </ButtonLink>
            {takesReturns && (order.isDelivered || life.data?.parcels.some(({ stage }) => stage === 'delivered')) ? (
              <ButtonLink href={`${paths.orderReturn}?o=${encodeURIComponent(entryNo)}`} variant="secondary" wide>
                Return or exchange
              </ButtonLink>
            ) : null}
            <OrderAgain lines={order.lines} actors={actors} />
            {life.data?.canCancel === true ? (
              <Button variant="quiet" wide onClick={() => setIsCancelling(true)}>
                Cancel order
              </Button>
            ) : null}
            <Button variant="quiet" wide onClick={() => window.print()}>
              Print this page
            </Button>
            {cancelling && (
              <cancelling.Dialog
                entryNo={entryNo}
                isPaid={isPaid}
                actors={actors}
                open={isCancelling}
                onClose={stopCancelling}
                onChanged={readAgain}
              />
            )}
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
