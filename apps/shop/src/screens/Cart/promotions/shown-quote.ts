import type { BagQuote, Paise } from '@kayal/api-contract/client';
import { formatMoney, type MoneyFormat } from '@kayal/commerce-core';
import type { PriceRow } from '@kayal/design-system';

/** What a bag shows of its promotions. */
export interface ShownQuote {
  /** Amount to pay. */
  readonly amount: Paise;
  /** A row for each promotion that takes something off. */
  readonly savings: readonly PriceRow[];
}

/** A quote as the bag shows it. @param isCash whether she pays in cash, so that its fee counts */
export const shownQuote = (
  { amount, cashFee, promotions }: BagQuote,
  money: MoneyFormat,
  isCash: boolean,
): ShownQuote => ({
  amount: isCash ? amount : amount - cashFee,
  savings: promotions
    .filter(({ obstacle }) => obstacle === null)
    .map(({ name, code, amount: off }) => ({
      label: code === null ? name : `${name} (${code})`,
      value: formatMoney(-off, money),
      tone: 'saving',
    })),
});
