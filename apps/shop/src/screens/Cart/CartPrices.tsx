import type { BagPromotion } from '@kayal/api-contract/client';
import { discountText, formatMoney, type PriceDetails as Figures } from '@kayal/commerce-core';
import { PriceDetails } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { paymentText } from '../../parts/Payment/payment-text.ts';

interface CartPricesProps {
  readonly details: Figures;
  /** Those of the bag; absent in a shop without any. */
  readonly promotions?: readonly BagPromotion[] | undefined;
  /** The field for codes. */
  readonly codes?: ReactNode;
  readonly action: ReactNode;
}

/**
 * Price Details of the bag: the discount is blank without an offer, delivery is the shop's charge, there is no tax
 * line.
 */
export function CartPrices({ details, promotions = [], codes, action }: CartPricesProps) {
  const money = useMoneyFormat();
  const saved = promotions
    .filter(({ obstacle }) => obstacle === null)
    .map(({ name, code, amount }) => ({
      label: code === null ? name : `${name} (${code})`,
      value: formatMoney(-amount, money),
      tone: 'saving' as const,
    }));
  return (
    <PriceDetails
      title="Price Details"
      rows={[
        { label: 'Items', value: String(details.itemCount) },
        { label: 'Total', value: formatMoney(details.total, money) },
        { label: 'Discount', value: discountText(details.discount, money), tone: 'saving' },
        ...saved,
        { label: 'Delivery Charges', value: formatMoney(details.delivery, money) },
      ]}
      total={{ label: 'Total Amount', value: formatMoney(details.amount, money) }}
      note={`${paymentText}.`}
      action={
        codes == null ? (
          action
        ) : (
          <>
            {codes}
            {action}
          </>
        )
      }
    />
  );
}
