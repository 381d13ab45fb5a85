import type { PaymentStage as Stage } from '@kayal/api-contract/client';
import { formatMoney } from '@kayal/commerce-core';
import { ButtonLink, Heading, Text } from '@kayal/design-system';
import { useMomentText } from '../../data/use-moment-text.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { orderLink, paths } from '../../paths.ts';
import * as css from './PaymentScreen.css.ts';
import type { PayNowProps } from './PayNow.tsx';
import { SayPaid } from './SayPaid.tsx';

interface StageWords {
  readonly heading: string;
  readonly text: string;
}

/** Stages in which the shopper has nothing to pay now. */
type Shown = Exclude<Stage, 'none' | 'started'>;

const bagStays = 'Your bag is as it was, and nothing is held for you any more.';

interface Figures {
  readonly amount: string;
  readonly received: string;
  readonly refunded: string;
  /** Until when the shop looks for it; null where that is open. */
  readonly until: string | null;
  readonly isPlaced: boolean;
}

const words: Readonly<Record<Shown, (figures: Figures) => StageWords>> = {
  pending: ({ until }) => ({
    heading: 'Thank you. We are looking for your payment',
    text: `${until === null ? 'The shop confirms it soon' : `The shop confirms it by ${until}`}; your pieces are held until then. You need not wait here: a mail tells you when your order is placed.`,
  }),
  authorised: () => ({
    heading: 'Your bank has reserved the money',
    text: 'Your order is placed as soon as it is transferred. A mail tells you.',
  }),
  held: ({ amount, received }) => ({
    heading: 'Another amount arrived',
    text: `Your order costs ${amount}, and ${received} arrived. The shop places the order or gives your money back, and writes to you.`,
  }),
  paid: ({ amount, refunded, isPlaced }) => ({
    heading: isPlaced ? 'Paid. Your order is placed' : 'Paid',
    text:
      refunded === ''
        ? `We have received ${amount}. A confirmation is on its way to your e-mail.`
        : `We have received ${amount}. Of what you paid, ${refunded} goes back to you.`,
  }),
  refunded: ({ refunded, isPlaced }) => ({
    heading: 'Your money goes back to you',
    text: `${refunded} goes back to the account that paid it.${isPlaced ? '' : ' The order is not placed.'}`,
  }),
  chargedBack: () => ({
    heading: 'Your bank took the payment back',
    text: 'The shop writes to you about this order.',
  }),
  failed: () => ({
    heading: 'The payment was not found',
    text: `The order is not placed. ${bagStays} If you have paid, please write to us with the number of your payment.`,
  }),
  expired: () => ({
    heading: 'This order has ended without a payment',
    text: `${bagStays} Money that still arrives places the order, or goes back to you.`,
  }),
};

/** A payment that waits for somebody else, or has ended: what happened, and what comes next. */
export function PaymentStage(props: PayNowProps) {
  const { payment } = props;
  const money = useMoneyFormat();
  const momentText = useMomentText();
  const { stage, entryNo, amount, received, refunded, expiresAt, isPlaced, reference, way } = payment;
  if (stage === 'none' || stage === 'started') return null;
  const { heading, text } = words[stage]({
    amount: formatMoney(amount, money),
    received: formatMoney(received, money),
    refunded: refunded === 0 ? '' : formatMoney(refunded, money),
    until: expiresAt === null ? null : momentText(expiresAt),
    isPlaced,
  });
  const hasEnded = stage === 'failed' || stage === 'expired' || (stage === 'refunded' && !isPlaced);
  return (
    <div className={css.parts}>
      <div className={css.card} role="status">
        <Heading level={2} size="small">
          {heading}
        </Heading>
        <Text>{text}</Text>
        {reference === '' ? null : <Text tone="muted">Number of your payment: {reference}</Text>}
        {isPlaced ? <ButtonLink href={orderLink(entryNo).href}>See your order</ButtonLink> : null}
        {hasEnded ? <ButtonLink href={paths.cart}>Go to your bag</ButtonLink> : null}
        {stage === 'failed' ? (
          <ButtonLink href={paths.contact} variant="secondary">
            Write to us
          </ButtonLink>
        ) : null}
      </div>
      {stage === 'pending' && way === 'upi' ? <SayPaid {...props} /> : null}
    </div>
  );
}
