import type { OwnPayment } from '@kayal/api-contract/client';
import { formatMoney } from '@kayal/commerce-core';
import { Button, ButtonLink } from '@kayal/design-system';
import { useState } from 'react';
import { useMoneyFormat } from '../../data/use-shop.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { useDialog } from '../../runtime/first-view/use-dialog.ts';
import { PayByUpi } from './PayByUpi.tsx';
import * as css from './PaymentScreen.css.ts';
import { SayPaid } from './SayPaid.tsx';
import { timeText, useTimeLeft } from './use-time-left.ts';

/** What the parts of a payment that waits for the shopper need. */
export interface PayNowProps {
  readonly payment: OwnPayment;
  readonly actors: ShopActors;
  /** Called with the payment after a step. */
  readonly onChanged: (payment: OwnPayment) => void;
  /** Reads it again: it has changed elsewhere. */
  readonly reload: () => void;
}

const loadTakeBack = async () => (await import('./TakeOrderBack.tsx')).TakeOrderBack;

/** An order whose pieces are held until it is paid: how to pay it, and the way back. */
export function PayNow(props: PayNowProps) {
  const { way, amount, expiresAt, payAddress } = props.payment;
  const money = useMoneyFormat();
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const takeBack = useDialog(isAsked, loadTakeBack, close);
  return (
    <div className={css.parts}>
      <div className={css.card}>
        <p className={css.amount}>{formatMoney(amount, money)}</p>
        {expiresAt === null ? null : <TimeLeft until={expiresAt} />}
        {way === 'upi' ? <PayByUpi payment={props.payment} /> : <PayAtGateway address={payAddress} />}
      </div>
      {way === 'upi' ? <SayPaid {...props} /> : null}
      <div>
        <Button variant="quiet" onClick={() => setIsAsked(true)}>
          Take the order back
        </Button>
      </div>
      {takeBack && <takeBack.Dialog {...props} open={isAsked} onClose={close} />}
    </div>
  );
}

/** @param address null while the gateway does not answer: the page reads it again */
function PayAtGateway({ address }: { readonly address: string | null }) {
  return address === null ? (
    <p role="status">The page where you pay does not answer yet. We keep trying…</p>
  ) : (
    <ButtonLink href={address} size="large" wide>
      Pay now
    </ButtonLink>
  );
}

function TimeLeft({ until }: { readonly until: number }) {
  const left = useTimeLeft(until);
  return left > 0 ? (
    <p className={css.timeLeft} role="timer">
      We hold your pieces for another {timeText(left)}.
    </p>
  ) : (
    <p className={css.timeLeft} role="status">
      The time is over. We are looking whether you have paid…
    </p>
  );
}
