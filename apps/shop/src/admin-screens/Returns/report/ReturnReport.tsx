import { formatNumber } from '@kayal/commerce-core';
import { DataTable, Select, Stack, StatePanel, Text } from '@kayal/design-system';
import { useMemo } from 'react';
import { resultOf } from '../../../data/api/result-of.ts';
import { returnsKey, useReturnsDesk } from '../../../data/admin/returns-desk.ts';
import { useRead } from '../../../data/use-read.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { namedDays } from '../../../data/admin/reports/report-days.ts';
import { DaysForm } from '../../../parts/DaysForm/DaysForm.tsx';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { wayTexts } from '../../Payments/payment-texts.ts';
import { reasonTexts } from '../return-texts.ts';
import { readReturnsQuery, reportSorts, returnsAddress, type ReportSort, type ReturnsQuery } from '../returns-query.ts';
import * as css from '../Returns.css.ts';
import { reportRows } from './report-rows.ts';
import { CameBackTable } from './CameBackTable.tsx';

const sortTexts: Readonly<Record<ReportSort, string>> = {
  units: 'Most returned',
  share: 'Highest share',
  product: 'Product A–Z',
};

const sortOptions = reportSorts.map((value) => ({ value, label: sortTexts[value] }));

/** What came back of the orders of some days, by product, size and reason. */
export function ReturnReport({ query }: { readonly query: ReturnsQuery }) {
  const { from, to, sort } = query;
  const api = useReturnsDesk();
  const { locale } = useMoneyFormat();
  const days = namedDays(query);
  const { data, error, reload } = useRead([returnsKey, 'report', days], () => resultOf(api.returnReport(days)));
  const rows = useMemo(() => reportRows(data?.rows ?? [], sort), [data, sort]);
  const number = (value: number): string => formatNumber(value, locale);
  return (
    <Stack gap={24}>
      <DaysForm
        days={query}
        verb="Ordered"
        address={returnsAddress(query)}
        addressOf={(texts) => returnsAddress({ ...readReturnsQuery(texts), view: 'report' })}
      >
        <Select label="Sort by" name="sort" options={sortOptions} defaultValue={sort} />
      </DaysForm>
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the report" onRetry={reload} />
      ) : (
        <>
          <Text tone="muted">
            {from === '' && to === '' ? 'Orders of the last 90 days. ' : ''}
            Declined, cancelled and lapsed returns, and what was sent back, do not count.
          </Text>
          <DataTable
            scroll="page"
            caption="What came back, by product and size"
            rows={rows}
            rowKey={({ key }) => key}
            empty={
              <StatePanel
                kind="empty"
                heading="Nothing came back"
                text="Of the orders of these days no piece is in a return."
              />
            }
            columns={[
              {
                id: 'product',
                header: 'Product',
                names: true,
                cell: ({ name, wanted }) => (
                  <span className={css.cell}>
                    {name}
                    {wanted === null ? null : (
                      <span className={css.quiet}>Most who sent it back wanted a {wanted} size.</span>
                    )}
                  </span>
                ),
              },
              { id: 'size', header: 'Size', cell: ({ size }) => size },
              { id: 'sold', header: 'Sold', align: 'end', cell: ({ sold }) => number(sold) },
              { id: 'returned', header: 'Returned', align: 'end', cell: ({ returned }) => number(returned) },
              {
                id: 'share',
                header: 'Share',
                align: 'end',
                cell: ({ share }) => (share === null ? '–' : `${number(Math.round(share * 100))} %`),
              },
              {
                id: 'reasons',
                header: 'Reasons',
                cell: ({ reasons }) =>
                  reasons.map(({ reason, units }) => `${reasonTexts[reason]} ${number(units)}`).join(', '),
              },
            ]}
          />
          {data.places.length === 0 ? null : (
            <CameBackTable
              caption="Where orders came back"
              kind="Pincode"
              rows={data.places.map(({ pincode, ...counts }) => ({ name: pincode, ...counts }))}
            />
          )}
          {data.ways.length < 2 ? null : (
            <CameBackTable
              caption="How orders that came back were paid"
              kind="Payment"
              rows={data.ways.map(({ way, ...counts }) => ({ name: wayTexts[way], ...counts }))}
            />
          )}
        </>
      )}
    </Stack>
  );
}
