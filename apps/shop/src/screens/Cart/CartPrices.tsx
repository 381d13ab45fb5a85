import { discountText, formatMoney, type PriceDetails as Figures } from '@kayal/commerce-core';
import { PriceDetails } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { useMoneyFormat } from '../../data/use-shop.ts';
import type { ShownQuote } from './promotions/shown-quote.ts';
import type { BagTerms } from './order/use-bag-terms.ts';
import { paymentTextOf } from '../../parts/Payment/payment-text.ts';

interface CartPricesProps {
  readonly details: Figures & Partial<ShownQuote>;
  readonly terms: Pick<BagTerms, 'cashFee' | 'isPending' | 'way'>;
  readonly action: ReactNode;
}

/**
 * Price Details of the bag: the discount is blank without an offer, delivery is the shop's charge, there is no tax
 * line.
 */
export function CartPrices({ details, terms, action }: CartPricesProps) {
  const money = useMoneyFormat();
  return (
    <PriceDetails
      title="Price Details"
      rows={[
        { label: 'Items', value: String(details.itemCount) },
        { label: 'Total', value: formatMoney(details.total, money) },
        { label: 'Discount', value: discountText(details.discount, money), tone: 'saving' },
        ...(details.savings ?? []),
        { label: 'Delivery Charges', value: terms.isPending ? '…' : formatMoney(details.delivery, money) },
      ]}
      total={{ label: 'Total Amount', value: terms.isPending ? '…' : formatMoney(details.amount, money) }}
      note={`${terms.way === 'cash' ? paymentTextOf() : paymentTextOf([terms.way])}${terms.cashFee === 0 ? '' : ` for ${formatMoney(terms.cashFee, money)}`}.`}
      action={action}
    />
  );
}
