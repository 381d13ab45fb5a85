import type { ShownFacts, SizeHint } from '@kayal/api-contract/client';
import { Icon } from '@kayal/design-system';
import { useShop } from '../../../data/use-shop.ts';
import { paymentTextOf } from '../../../parts/Payment/payment-text.ts';
import * as css from './Terms.css.ts';

const finalSale = 'Final sale: no returns, except where it is not what you ordered';

const sizeHints: Readonly<Record<SizeHint, string>> = {
  larger: 'Most who sent it back wanted a larger size',
  smaller: 'Most who sent it back wanted a smaller size',
};

interface TermsProps {
  /** The last day of a delivery, in words; null when it is not known. */
  readonly delivery: string | null;
  readonly facts: ShownFacts | undefined;
}

/** What a shopper asks before she buys, beside the button: when it comes, until when it goes back, how it is paid. */
export function Terms({ delivery, facts }: TermsProps) {
  const { returns, paymentWays } = useShop();
  const terms = [
    { icon: 'truck', text: delivery },
    { icon: 'ruler', text: facts?.sizeHint === undefined ? null : sizeHints[facts.sizeHint] },
    { icon: 'return', text: facts?.finalSale === true ? finalSale : `Returns within ${returns.days} days of delivery` },
    { icon: 'shield', text: paymentTextOf(paymentWays) },
  ] as const;
  return (
    <ul className={css.list}>
      {terms.map(({ icon, text }) =>
        text === null ? null : (
          <li key={icon} className={css.term}>
            <Icon name={icon} size={20} />
            {text}
          </li>
        ),
      )}
    </ul>
  );
}
