import { statechartOf, statechartTable, type ChartRow } from '@kayal/commerce-core/statechart';
import { DataTable, Heading, type DataColumn } from '@kayal/design-system';
import { Statechart } from '@kayal/statechart-view/react';
import '@kayal/statechart-view/style.css';
import type { AnyStateMachine } from 'xstate';
import * as css from './Statechart.css.ts';

/** The message ids of each transition, by machine; the walk tests write them. */
const walked = import.meta.glob<Record<string, string>>(
  '../../../../packages/commerce-core/src/machines/*/*.messages.json',
  {
    eager: true,
    import: 'default',
  },
);

function messagesOf(id: string): Record<string, string> {
  const [, messages = {}] = Object.entries(walked).find(([file]) => file.endsWith(`/${id}.messages.json`)) ?? [];
  return messages;
}

const columns: DataColumn<ChartRow>[] = [
  {
    id: 'event',
    header: 'Event',
    names: true,
    cell: (row) => (row.guard === '' ? row.event : `${row.event} [${row.guard}]`),
  },
  { id: 'state', header: 'State', cell: (row) => `${row.from} → ${row.to}` },
  { id: 'call', header: 'Call', cell: (row) => row.call },
  { id: 'messages', header: 'String ids', cell: (row) => row.messages },
];

interface StatechartPageProps {
  readonly machine: AnyStateMachine;
}

/** A machine as a drawing and a table: event → state → call → string id, both made from the machine. */
export function StatechartPage({ machine }: StatechartPageProps) {
  const chart = statechartOf(machine);
  const rows = statechartTable(chart, messagesOf(chart.id));
  return (
    <div className={css.page}>
      <Heading level={1}>{chart.id}</Heading>
      <Statechart machine={machine} />
      <DataTable
        caption={`${chart.states.length} states, ${chart.transitions.length} transitions`}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.event} ${row.from} ${row.to} ${rows.indexOf(row)}`}
      />
    </div>
  );
}
