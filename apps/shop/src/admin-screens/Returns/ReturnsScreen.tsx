import { PageHeading, Stack, Tabs } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ReturnQueue } from './queue/ReturnQueue.tsx';
import { ReturnReport } from './report/ReturnReport.tsx';
import { readReturnsQuery, returnsAddress, returnViews } from './returns-query.ts';

const labels = { queue: 'Queue', report: 'Report' } as const;

const tabs = returnViews.map((view) => ({ href: returnsAddress({ view }), label: labels[view] }));

/** Returns and exchanges: the queue of decisions, and the report of what came back. The address holds what is shown. */
export function ReturnsScreen() {
  const query = readReturnsQuery(new URLSearchParams(useLocation().search));
  return (
    // Rows and the drawer end with buttons, which no toast may cover.
    <Stack gap={24} data-toasts="start">
      <PageMeta title="Returns" after="back office" hidden />
      <PageHeading title="Returns" />
      <Tabs label="Returns" items={tabs} current={returnsAddress({ view: query.view })} />
      {query.view === 'queue' ? <ReturnQueue query={query} /> : <ReturnReport query={query} />}
    </Stack>
  );
}
