import type { BagQuote, Paise, PaymentWay, WayQuote } from '@kayal/api-contract/client';
import { formatMoney, type MoneyFormat } from '@kayal/commerce-core';
import type { PriceRow } from '@kayal/design-system';

/** What a bag shows of its promotions. */
export interface ShownQuote {
  /** Amount to pay. */
  readonly amount: Paise;
  /** A row for each promotion that takes something off. */
  readonly savings: readonly PriceRow[];
  /** How much less than cash a way to pay costs, where a promotion depends on the way. */
  readonly savedBy: ReadonlyMap<PaymentWay, Paise>;
}

/** What a bag costs by a way to pay. */
export function quoteBy(quote: BagQuote, way: PaymentWay): WayQuote {
  if (way === 'cash') return quote;
  return quote.ahead.find((each) => each.way === way) ?? { ...quote, amount: quote.amount - quote.cashFee };
}

/** A quote as the bag shows it. @param way to pay that she has chosen */
export function shownQuote(quote: BagQuote, money: MoneyFormat, way: PaymentWay): ShownQuote {
  const { amount, promotions } = quoteBy(quote, way);
  return {
    amount,
    savings: promotions
      .filter(({ obstacle }) => obstacle === null)
      .map(({ name, code, amount: off }) => ({
        label: code === null ? name : `${name} (${code})`,
        value: formatMoney(-off, money),
        tone: 'saving',
      })),
    savedBy: new Map(quote.ahead.map((each) => [each.way, quote.amount - each.amount])),
  };
}
