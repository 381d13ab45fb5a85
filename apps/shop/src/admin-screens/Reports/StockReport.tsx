import { formatNumber } from '@kayal/commerce-core';
import { ButtonLink, DataTable, Stack, StatePanel, Text } from '@kayal/design-system';
import { resultOf } from '../../data/api/result-of.ts';
import { reportRowsPerPage, reportsKey, rowsOfPage, useReports } from '../../data/admin/reports/reports.ts';
import { useRead } from '../../data/use-read.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { Pager } from '../../parts/Pager/Pager.tsx';
import { ReportAge } from './ReportAge.tsx';
import { reportsAddress, type ReportsQuery } from './reports-query.ts';
import * as css from './Reports.css.ts';

/** What lasts for fewer days than this is marked: reordering takes about that long. */
const soonDays = 7;

/** What sells, and when it runs out. */
export function StockReport({ query }: { readonly query: ReportsQuery }) {
  const { page } = query;
  const api = useReports();
  const { locale } = useMoneyFormat();
  const number = (value: number): string => formatNumber(value, locale);
  const { data, error, reload } = useRead([reportsKey, 'stock', page], () =>
    resultOf(api.stockReport(rowsOfPage(page))),
  );
  if (data === undefined) {
    return <LoadingOrRetry error={error} heading="We could not load the report" onRetry={reload} />;
  }
  const lasts = (daysLeft: number): string =>
    daysLeft === 0 ? 'Less than a day' : `${number(daysLeft)} ${daysLeft === 1 ? 'day' : 'days'}`;
  return (
    <Stack gap={24}>
      <ReportAge age={data.age} />
      <div className={css.above}>
        <Text tone="muted">
          Sizes and colours that sold in the last {number(data.days)} days. How long they last follows from how many
          were sold.
        </Text>
        <ButtonLink variant="secondary" icon="download" href={api.reportFileUrl('stock', {})} download>
          Download CSV
        </ButtonLink>
      </div>
      <DataTable
        scroll="page"
        caption="What runs out first"
        rows={data.rows}
        rowKey={({ code }) => code}
        empty={<StatePanel kind="empty" heading="Nothing sold" text="No piece was ordered in these days." />}
        columns={[
          { id: 'name', header: 'Product', names: true, cell: ({ name }) => name },
          { id: 'variant', header: 'Colour and size', cell: ({ colour, size }) => `${colour}, ${size}` },
          { id: 'sold', header: 'Sold', align: 'end', cell: ({ sold }) => number(sold) },
          { id: 'units', header: 'In stock', align: 'end', cell: ({ units }) => number(units) },
          {
            id: 'lasts',
            header: 'Lasts',
            align: 'end',
            cell: ({ units, daysLeft }) => (
              <span className={daysLeft < soonDays ? css.soon : undefined}>
                {units === 0 ? 'Sold out' : lasts(daysLeft)}
              </span>
            ),
          },
        ]}
      />
      <Pager
        label="Pages of the report"
        page={page}
        rowsPerPage={reportRowsPerPage}
        total={data.total}
        addressOf={(next) => reportsAddress({ ...query, page: next })}
      />
    </Stack>
  );
}
