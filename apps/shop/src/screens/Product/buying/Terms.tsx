import { Icon } from '@kayal/design-system';
import { useShop } from '../../../data/use-shop.ts';
import { paymentText } from '../../../parts/Payment/payment-text.ts';
import * as css from './Terms.css.ts';

const finalSale = 'Final sale: no returns, except where it is not what you ordered';

interface TermsProps {
  /** The last day of a delivery, in words; null when it is not known. */
  readonly delivery: string | null;
  readonly isFinalSale: boolean;
}

/** What a shopper asks before she buys, beside the button: when it comes, until when it goes back, how it is paid. */
export function Terms({ delivery, isFinalSale }: TermsProps) {
  const { returns } = useShop();
  const terms = [
    { icon: 'truck', text: delivery },
    { icon: 'return', text: isFinalSale ? finalSale : `Returns within ${returns.days} days of delivery` },
    { icon: 'shield', text: paymentText },
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
