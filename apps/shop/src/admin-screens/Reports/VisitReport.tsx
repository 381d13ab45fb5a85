import type { VisitDevice, VisitPage, VisitReport as Report, VitalRating, WebVital } from '@kayal/api-contract/client';
import { formatDay, formatNumber } from '@kayal/commerce-core';
import {
  Alert,
  DataTable,
  Heading,
  Stack,
  StatCard,
  StatePanel,
  StatusPill,
  Text,
  type StatusTone,
} from '@kayal/design-system';
import { resultOf } from '../../data/api/result-of.ts';
import { reportsKey, useReports } from '../../data/admin/reports/reports.ts';
import { useRead } from '../../data/use-read.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { DaysForm } from '../../parts/DaysForm/DaysForm.tsx';
import { namedDays } from '../../data/admin/reports/report-days.ts';
import { ReportAge } from './ReportAge.tsx';
import { askedAddress, reportsAddress, type ReportsQuery } from './reports-query.ts';
import * as css from './Reports.css.ts';
import { vitalRows, type MeasuredVital } from './vital-rows.ts';

const pageTexts: Readonly<Record<VisitPage, string>> = {
  home: 'Home',
  list: 'Lists and search',
  product: 'Product',
  bag: 'Bag',
};

const deviceTexts: Readonly<Record<VisitDevice, string>> = { phone: 'Phone', wide: 'Tablet or laptop' };

const vitalTexts: Readonly<Record<WebVital, string>> = {
  lcp: 'Largest picture or text shown',
  inp: 'Answer to a tap',
  cls: 'Layout shift',
};

const ratings: Readonly<Record<VitalRating, { readonly tone: StatusTone; readonly label: string }>> = {
  good: { tone: 'success', label: 'Good' },
  fair: { tone: 'neutral', label: 'Fair' },
  poor: { tone: 'danger', label: 'Poor' },
};

/** How far visits came, and how fast their pages were. */
export function VisitReport({ query }: { readonly query: ReportsQuery }) {
  const api = useReports();
  const days = namedDays(query);
  const { data, error, reload } = useRead([reportsKey, 'visits', days], () => resultOf(api.visitReport(days)));
  return (
    <Stack gap={24}>
      <DaysForm
        days={query}
        verb="Visited"
        address={reportsAddress(query)}
        addressOf={(texts) => askedAddress(query.view, texts)}
      />
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the report" onRetry={reload} />
      ) : (
        <>
          <ReportAge age={data.age} />
          {data.isMeasured ? null : (
            <Alert tone="info">Visits are not measured at present. The setting VISIT_FIGURES switches it on.</Alert>
          )}
          <Funnel {...data} />
          <Vitals vitals={data.vitals} />
        </>
      )}
    </Stack>
  );
}

function Funnel({ funnel, days }: Pick<Report, 'funnel' | 'days'>) {
  const { locale } = useMoneyFormat();
  const { visits, list, product, bag, orders } = funnel;
  const shareOf = (count: number): string | undefined =>
    visits === 0 ? undefined : `${formatNumber(Math.round((count / visits) * 100), locale)} % of visits`;
  const steps = [
    { label: 'Visits', count: visits, detail: undefined },
    { label: 'Saw a list', count: list, detail: shareOf(list) },
    { label: 'Saw a product', count: product, detail: shareOf(product) },
    { label: 'Opened the bag', count: bag, detail: shareOf(bag) },
    { label: 'Orders', count: orders, detail: shareOf(orders) },
  ];
  return (
    <Stack gap={16}>
      <Text tone="muted">
        {formatDay(days.from, locale)} to {formatDay(days.to, locale)}. A visit is one loaded page and what was opened
        from it. Nothing about who visited is kept.
      </Text>
      <div className={css.figures}>
        {steps.map(({ label, count, detail }) => (
          <StatCard key={label} label={label} value={formatNumber(count, locale)} detail={detail} />
        ))}
      </div>
    </Stack>
  );
}

function Vitals({ vitals }: Pick<Report, 'vitals'>) {
  const { locale } = useMoneyFormat();
  const texts: Readonly<Record<WebVital, (value: number) => string>> = {
    lcp: (ms) => `${formatNumber(ms / 1000, locale)} s`,
    inp: (ms) => `${formatNumber(ms, locale)} ms`,
    cls: (shift) => formatNumber(shift, locale),
  };
  const columnOf = (vital: WebVital) => ({
    id: vital,
    header: vitalTexts[vital],
    align: 'end' as const,
    cell: (row: ReturnType<typeof vitalRows>[number]) => <Rated value={row.vitals[vital]} text={texts[vital]} />,
  });
  return (
    <Stack gap={12}>
      <Heading level={2} size="medium">
        How fast pages are
      </Heading>
      <Text tone="muted">Three of four visits were at least this fast, by the page that they began with.</Text>
      <DataTable
        scroll="page"
        caption="How fast pages are"
        rows={vitalRows(vitals)}
        rowKey={({ key }) => key}
        empty={<StatePanel kind="empty" heading="Nothing measured" text="No visit of these days was measured." />}
        columns={[
          { id: 'page', header: 'Page', names: true, cell: ({ page }) => pageTexts[page] },
          { id: 'device', header: 'Device', cell: ({ device }) => deviceTexts[device] },
          { id: 'visits', header: 'Visits', align: 'end', cell: ({ visits }) => formatNumber(visits, locale) },
          columnOf('lcp'),
          columnOf('inp'),
          columnOf('cls'),
        ]}
      />
    </Stack>
  );
}

interface RatedProps {
  readonly value: MeasuredVital | undefined;
  readonly text: (value: number) => string;
}

function Rated({ value, text }: RatedProps) {
  if (value === undefined) return '–';
  return (
    <span className={css.rated}>
      {text(value.p75)} <StatusPill {...ratings[value.rating]} />
    </span>
  );
}
