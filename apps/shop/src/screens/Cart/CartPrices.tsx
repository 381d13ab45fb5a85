import { discountText, formatRupees, type PriceDetails as Figures } from '@kayal/commerce-core';
import { PriceDetails } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { payment } from './payment.ts';

interface CartPricesProps {
  readonly details: Figures;
  readonly action: ReactNode;
}

/**
 * Price Details of the bag: the discount is blank without an offer, delivery is the shop's charge, there is no tax
 * line.
 */
export function CartPrices({ details, action }: CartPricesProps) {
  return (
    <PriceDetails
      title="Price Details"
      rows={[
        { label: 'Items', value: String(details.itemCount) },
        { label: 'Total', value: formatRupees(details.total) },
        { label: 'Discount', value: discountText(details.discount), tone: 'saving' },
        { label: 'Delivery Charges', value: formatRupees(details.delivery) },
      ]}
      total={{ label: 'Total Amount', value: formatRupees(details.amount) }}
      note={payment}
      action={action}
    />
  );
}
