import { formatMoney, formatNumber } from '@kayal/commerce-core';
import { DataTable, StatePanel } from '@kayal/design-system';
import { promotionsKey, usePromotionsDesk } from './use-promotions-desk.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { namedDays } from '../../data/admin/reports/report-days.ts';
import { DaysForm } from '../../parts/DaysForm/DaysForm.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { promotionAddress, readAddress } from './promotion-address.ts';

interface PromotionReportProps {
  /** yyyy-mm-dd; empty where open */
  readonly from: string;
  readonly to: string;
}

/** What each promotion brought and cost. */
export function PromotionReport({ from, to }: PromotionReportProps) {
  const api = usePromotionsDesk();
  const money = useMoneyFormat();
  const days = namedDays({ from, to });
  const { data, error, reload } = useRead([promotionsKey, 'report', days], () => resultOf(api.promotionReport(days)));
  return (
    <>
      <DaysForm
        days={{ from, to }}
        verb="Ordered"
        address={promotionAddress({ view: 'report', from, to })}
        addressOf={(texts) => promotionAddress({ ...readAddress(texts), view: 'report' })}
      />
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the report" onRetry={reload} />
      ) : (
        <DataTable
          scroll="page"
          caption={from === '' && to === '' ? 'Orders of the last 90 days' : 'Orders of these days'}
          rows={data.rows}
          rowKey={({ id }) => id}
          empty={<StatePanel kind="empty" heading="No order" text="No order of these days has a promotion." />}
          columns={[
            { id: 'name', header: 'Promotion', names: true, cell: ({ name }) => name },
            { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => formatNumber(orders, money.locale) },
            { id: 'brought', header: 'Brought', align: 'end', cell: ({ brought }) => formatMoney(brought, money) },
            { id: 'cost', header: 'Cost', align: 'end', cell: ({ cost }) => formatMoney(cost, money) },
          ]}
        />
      )}
    </>
  );
}
