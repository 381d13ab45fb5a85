import { messages } from '@kayal/commerce-core';
import { statechartOf, statechartTable, type ChartRow } from '@kayal/commerce-core/statechart';
import { Button, DataTable, Heading, Stack, type DataColumn } from '@kayal/design-system';
import { Statechart } from '@kayal/statechart-view/react';
import '@kayal/statechart-view/style.css';
import { type ReactNode, useState } from 'react';
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
  const [, ids = {}] = Object.entries(walked).find(([file]) => file.endsWith(`/${id}.messages.json`)) ?? [];
  return ids;
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

/** A text that a machine shows. */
type Shown = readonly [id: string, text: string];

const textColumns: DataColumn<Shown>[] = [
  { id: 'id', header: 'String id', names: true, cell: ([id]) => id },
  { id: 'text', header: 'Text', cell: ([, text]) => text },
];

/** The texts that the transitions of a machine show, each once. */
function textsOf(rows: readonly ChartRow[]): readonly Shown[] {
  const ids = new Set(rows.flatMap((row) => row.messages.split(', ')));
  return Object.entries(messages).filter(([id]) => ids.has(id));
}

interface StatechartPageProps {
  readonly machine: AnyStateMachine;
  /** Draws the machine at work, above a screen that it drives. */
  readonly play?: (() => ReactNode) | undefined;
}

/**
 * A machine as a drawing, a table of its transitions (event → state → call → string id) and its texts, all made from the
 * machine. Played, it shows its current state and context, and takes events.
 */
export function StatechartPage({ machine, play }: StatechartPageProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const chart = statechartOf(machine);
  const rows = statechartTable(chart, messagesOf(chart.id));
  const texts = textsOf(rows);
  return (
    <div className={css.page}>
      <Stack gap={16}>
        <Heading level={1}>{chart.id}</Heading>
        {play === undefined ? null : (
          <Button onClick={() => setIsPlaying(!isPlaying)}>{isPlaying ? 'Stop' : `Play ${chart.id}`}</Button>
        )}
      </Stack>
      {isPlaying ? play?.() : <Statechart machine={machine} />}
      {texts.length === 0 ? null : (
        <DataTable caption="Errors and notices" columns={textColumns} rows={texts} rowKey={([id]) => id} />
      )}
      <DataTable
        caption={`${chart.states.length} states, ${chart.transitions.length} transitions`}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.event} ${row.from} ${row.to} ${rows.indexOf(row)}`}
      />
    </div>
  );
}
