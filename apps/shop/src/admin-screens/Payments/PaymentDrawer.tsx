import type { Payment, PaymentStepDetails } from '@kayal/api-contract/client';
import { Button, Drawer, StatePanel } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusIfLost } from '../../browser/use-focus-if-lost.ts';
import { paymentsKey, readOrderPayment, usePaymentsDesk } from '../../data/admin/payments-desk.ts';
import { useRead } from '../../data/use-read.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { StepError } from '../Returns/questions/StepError.tsx';
import * as css from '../Returns/Returns.css.ts';
import { legalPaymentSteps } from './legal-payment-steps.ts';
import { stepLabel } from './payment-texts.ts';
import { PaymentDetail } from './PaymentDetail.tsx';
import { PaymentQuestion, type AskedPaymentStep } from './PaymentQuestion.tsx';
import { paymentLinkId, paymentsAddress, type PaymentsQuery } from './payments-query.ts';
import { usePaymentSteps } from './use-payment-steps.ts';

interface PaymentDrawerProps {
  readonly query: PaymentsQuery;
  /** The payments of the page. */
  readonly rows: readonly Payment[];
}

/** Whether a step can still be taken, after the payment was read again. */
const isLegal = ({ step, refundId }: AskedPaymentStep, payment: Payment): boolean =>
  step === 'refunded'
    ? payment.refunds.some(({ id, state }) => id === refundId && state !== 'done')
    : legalPaymentSteps(payment).includes(step);

/** One payment beside the queue, with the decisions about it; the number of its order is in the address. */
export function PaymentDrawer({ query, rows }: PaymentDrawerProps) {
  const { order } = query;
  const api = usePaymentsDesk();
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const closed = useRef('');
  const [asked, setAsked] = useState<AskedPaymentStep | null>(null);
  // Read by itself: a step may take it out of the queue.
  const { data, error, reload } = useRead(
    [paymentsKey, 'of order', order],
    order === '' ? null : () => readOrderPayment(api, order),
  );
  const payment = data === undefined ? rows.find(({ entryNo }) => entryNo === order) : data;
  const steps = usePaymentSteps(() => setAsked(null));
  const ask = (next: AskedPaymentStep | null): void => {
    steps.reset();
    setAsked(next);
  };
  const take = (details: PaymentStepDetails): void => {
    if (payment && asked !== null) steps.write({ payment, step: asked.step, details });
  };
  const shown = payment && asked !== null && isLegal(asked, payment) ? asked : null;
  // The pressed button has gone with its step.
  useFocusIfLost(payment, () => body.current);

  return (
    <Drawer
      open={order !== ''}
      onOpenChange={(next) => {
        if (next) return;
        closed.current = order;
        ask(null);
        void navigate(paymentsAddress({ ...query, order: '' }));
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // The row may have left the queue.
        (document.getElementById(paymentLinkId(closed.current)) ?? document.getElementById('main'))?.focus();
      }}
      side="right"
      title={`Payment of ${order}`}
      reading
      footer={
        payment ? (
          <div className={css.footer}>
            {shown === null ? <StepError of={steps} /> : null}
            <div className={css.actions}>
              {legalPaymentSteps(payment).map((step, index) => (
                <Button
                  key={step}
                  size="small"
                  variant={
                    step === 'reject' || step === 'chargeBack' ? 'danger' : index === 0 ? 'primary' : 'secondary'
                  }
                  onClick={() => ask({ step })}
                >
                  {stepLabel(step, payment.stage)}
                </Button>
              ))}
            </div>
          </div>
        ) : undefined
      }
    >
      <div ref={body} tabIndex={-1}>
        {payment ? (
          <PaymentDetail payment={payment} onRefunded={(refundId) => ask({ step: 'refunded', refundId })} />
        ) : payment === null ? (
          <StatePanel
            kind="empty"
            heading="We could not find this payment"
            text="The order is paid in cash, or its number is another."
          />
        ) : (
          <LoadingOrRetry error={error} heading="We could not load this payment" onRetry={reload} />
        )}
      </div>
      {payment && shown !== null ? (
        <PaymentQuestion asked={shown} payment={payment} write={steps} onTake={take} onClose={() => ask(null)} />
      ) : null}
    </Drawer>
  );
}
