import { formatMoney } from '@kayal/commerce-core';
import { resultOf } from '../../../data/api/result-of.ts';
import { useOrdersApi } from '../../../data/shopper/orders-api.ts';
import { useRead } from '../../../data/use-read.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { RetryPanel } from '../../../parts/RetryPanel/RetryPanel.tsx';
import * as css from './OrderDrawer.css.ts';

/** What promotions took off an order; nothing when there were none. */
export function OrderDiscounts({ entryNo }: { readonly entryNo: string }) {
  const api = useOrdersApi();
  const money = useMoneyFormat();
  const { data, error, reload } = useRead(
    ['discounts of order', entryNo],
    async () => (await resultOf(api.order(entryNo))).discounts,
  );
  if (error !== null) return <RetryPanel heading="We could not load its promotions" onRetry={reload} />;
  if (data === undefined || data.length === 0) return null;
  return (
    <ul className={css.lines} aria-label="Promotions">
      {data.map(({ name, code, amount }) => (
        <li key={`${name} ${code}`} className={css.line}>
          <span className={css.name}>{code === null ? name : `${name} (${code})`}</span>
          <span className={css.detail}>{formatMoney(-amount, money)}</span>
        </li>
      ))}
    </ul>
  );
}
