import type { OwnPayment as Payment } from '@kayal/api-contract/client';
import { isAwaited } from '@kayal/commerce-core';
import { Alert, Button, ButtonLink, StatePanel } from '@kayal/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFocusIfLost } from '../../browser/use-focus-if-lost.ts';
import { readPayment, usePaymentsApi } from '../../data/shopper/payments.ts';
import { replaceRead, useRead } from '../../data/use-read.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { Redirect } from '../../parts/Redirect/Redirect.tsx';
import { paths, paymentLink } from '../../paths.ts';
import { PayNow } from './PayNow.tsx';
import { PaymentStage } from './PaymentStage.tsx';

/** How often a payment that may change is read again, ms. */
const repeatMs = 5000;

const mayChange = ({ stage }: Payment): boolean => isAwaited(stage) || stage === 'held';

interface OwnPaymentProps {
  /** Null for the order that waits. */
  readonly entryNo: string | null;
  readonly actors: ShopActors;
  readonly skeleton: ReactNode;
}

/**
 * A payment as the server has it, in every stage: so it is the same after a reload and on a second device. It is read
 * again while it may change, and when the tab is shown again.
 */
export function OwnPayment({ entryNo, actors, skeleton }: OwnPaymentProps) {
  const api = usePaymentsApi();
  const { cart, session } = actors;
  const key = ['own payment', entryNo];
  const read = async () => {
    const payment = await readPayment({ api, session }, entryNo);
    // The server has taken its lines out of the bag.
    if (payment?.isPlaced === true) cart.send({ type: 'cart.reload' });
    return payment;
  };
  const { data, error, reload } = useRead(key, read, (payment) => (payment && mayChange(payment) ? repeatMs : false));
  const part = useRef<HTMLDivElement>(null);
  useFocusIfLost(data?.stage, () => part.current);
  const isOpen = data != null && mayChange(data);
  useEffect(() => {
    if (!isOpen) return undefined;
    const readWhenShown = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', readWhenShown);
    return () => document.removeEventListener('visibilitychange', readWhenShown);
  }, [isOpen, reload]);
  if (data === undefined) {
    return error === null ? (
      skeleton
    ) : (
      <RetryPanel heading="We could not load this payment" text="Nothing is lost; try again." onRetry={reload} />
    );
  }
  if (data === null) {
    return (
      <StatePanel
        kind="empty"
        icon="box"
        heading={entryNo === null ? 'No order of yours waits for a payment' : 'We could not find this payment'}
        text={entryNo === null ? undefined : `There is no payment for an order ${entryNo} of yours.`}
        actions={<ButtonLink href={paths.myOrders}>My Orders</ButtonLink>}
      />
    );
  }
  // Under its own number it is found in every stage, also once it no longer waits.
  if (entryNo === null) return <Redirect to={paymentLink(data.entryNo).href} state={null} />;
  const shown = { payment: data, actors, onChanged: (payment: Payment) => replaceRead(key, payment), reload };
  return (
    <>
      {error === null ? null : (
        <Alert tone="danger">
          We could not look for news of this payment.{' '}
          <Button variant="secondary" size="small" icon="refresh" onClick={reload}>
            Retry
          </Button>
        </Alert>
      )}
      <div ref={part} tabIndex={-1}>
        {data.stage === 'started' || data.stage === 'none' ? <PayNow {...shown} /> : <PaymentStage {...shown} />}
      </div>
    </>
  );
}
