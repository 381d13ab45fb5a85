import { salesGroups, type SalesGroup } from '@kayal/api-contract/client';
import { formatDay, formatMoney, formatNumber } from '@kayal/commerce-core';
import { ButtonLink, DataTable, Select, Stack, StatCard, StatePanel, Text } from '@kayal/design-system';
import { resultOf } from '../../data/api/result-of.ts';
import { reportRowsPerPage, reportsKey, rowsOfPage, useReports } from '../../data/admin/reports/reports.ts';
import { useRead } from '../../data/use-read.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { Pager } from '../../parts/Pager/Pager.tsx';
import { DaysForm } from '../../parts/DaysForm/DaysForm.tsx';
import { namedDays } from '../../data/admin/reports/report-days.ts';
import { ReportAge } from './ReportAge.tsx';
import { askedAddress, reportsAddress, type ReportsQuery } from './reports-query.ts';
import * as css from './Reports.css.ts';

const groupTexts: Readonly<Record<SalesGroup, string>> = {
  day: 'Day',
  product: 'Product',
  size: 'Size',
  colour: 'Colour',
  pincode: 'Pincode',
};

const groupOptions = salesGroups.map((value) => ({ value, label: groupTexts[value] }));

/** What the orders of some days brought. */
export function SalesReport({ query }: { readonly query: ReportsQuery }) {
  const { by, page } = query;
  const api = useReports();
  const money = useMoneyFormat();
  const number = (value: number): string => formatNumber(value, money.locale);
  const days = namedDays(query);
  const { data, error, reload } = useRead([reportsKey, 'sales', by, days, page], () =>
    resultOf(api.salesReport(by, days, rowsOfPage(page))),
  );
  const nameOf = (name: string): string => (by === 'day' ? formatDay(name, money.locale) : name);
  return (
    <Stack gap={24}>
      <DaysForm
        days={query}
        verb="Ordered"
        address={reportsAddress(query)}
        addressOf={(texts) => askedAddress(query.view, texts)}
      >
        <Select label="By" name="by" options={groupOptions} defaultValue={by} />
      </DaysForm>
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the report" onRetry={reload} />
      ) : (
        <>
          <ReportAge age={data.age} />
          <div className={css.figures}>
            <StatCard label="Orders" value={number(data.sum.orders)} />
            <StatCard label="Pieces" value={number(data.sum.units)} />
            <StatCard label="Income" value={formatMoney(data.sum.income, money)} />
          </div>
          <div className={css.above}>
            <Text tone="muted">
              {formatDay(data.days.from, money.locale)} to {formatDay(data.days.to, money.locale)}. After discounts,
              without charges and without cancelled orders; returns are a report of their own.
            </Text>
            <ButtonLink variant="secondary" icon="download" href={api.reportFileUrl('sales', days, by)} download>
              Download CSV
            </ButtonLink>
          </div>
          <DataTable
            scroll="page"
            caption={`Sales by ${groupTexts[by].toLowerCase()}`}
            rows={data.rows}
            rowKey={({ key }) => key}
            empty={<StatePanel kind="empty" heading="Nothing sold" text="There is no order of these days." />}
            columns={[
              { id: 'name', header: groupTexts[by], names: true, cell: ({ name }) => nameOf(name) },
              { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => number(orders) },
              { id: 'units', header: 'Pieces', align: 'end', cell: ({ units }) => number(units) },
              { id: 'income', header: 'Income', align: 'end', cell: ({ income }) => formatMoney(income, money) },
              ...(by === 'product' ? [sellThroughColumn(number)] : []),
            ]}
          />
          <Pager
            label="Pages of the report"
            page={page}
            rowsPerPage={reportRowsPerPage}
            total={data.total}
            addressOf={(next) => reportsAddress({ ...query, page: next })}
          />
        </>
      )}
    </Stack>
  );
}

/** The share of its pieces that a product has sold. @param number writes a whole number */
const sellThroughColumn = (number: (value: number) => string) => ({
  id: 'sellThrough',
  header: 'Sold of all pieces',
  align: 'end' as const,
  cell: ({ sellThrough }: { readonly sellThrough: number | null }) => {
    if (sellThrough === null) return '–';
    const percent = Math.round(sellThrough * 100);
    return percent === 0 ? `< ${number(1)} %` : `${number(percent)} %`;
  },
});
