import { PageHeading, Stack, Tabs } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { readReportsQuery, reportsAddress, reportViews, type ReportsQuery, type ReportView } from './reports-query.ts';
import { SalesReport } from './SalesReport.tsx';
import { StockReport } from './StockReport.tsx';
import { VisitReport } from './VisitReport.tsx';

const labels: Readonly<Record<ReportView, string>> = { sales: 'Sales', stock: 'Runs out', visits: 'Visits' };

const tabs = reportViews.map((view) => ({ href: reportsAddress({ view }), label: labels[view] }));

/** What sold, what runs out when, and how visits went. The address holds what is shown. */
export function ReportsScreen() {
  const query = readReportsQuery(new URLSearchParams(useLocation().search));
  return (
    <Stack gap={24}>
      <PageMeta title="Reports" after="back office" hidden />
      <PageHeading title="Reports" />
      <Tabs label="Reports" items={tabs} current={reportsAddress({ view: query.view })} />
      <Report query={query} />
    </Stack>
  );
}

function Report({ query }: { readonly query: ReportsQuery }) {
  if (query.view === 'sales') return <SalesReport query={query} />;
  return query.view === 'stock' ? <StockReport query={query} /> : <VisitReport query={query} />;
}
