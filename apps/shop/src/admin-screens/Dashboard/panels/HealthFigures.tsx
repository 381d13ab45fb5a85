import { Button, DataTable, Heading, Stack, StatePanel, Text, TextLink } from '@kayal/design-system';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { readHealth, type ShopHealth } from '../../../data/admin/dashboard-reads.ts';
import { useMomentText } from '../../../data/use-moment-text.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { useRead } from '../../../data/use-read.ts';
import { DeadLetters } from '../../../parts/DeadLetters/DeadLetters.tsx';
import { sendErrorText } from '../../../parts/DeadLetters/send-error-text.ts';
import { reportsAddress } from '../../Reports/reports-query.ts';
import { clocksText } from './clocks-text.ts';
import * as css from './SidePanel.css.ts';

/** Time between two reads while the panel is open, ms. */
const repeatMs = 10_000;

/** What the back office calls an endpoint: `placeOrder` is "Place order". */
function callName(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Figures({ messages, waitingForDatabase, backup, clocks }: ShopHealth) {
  const timeText = useMomentText();
  const lastBackup = backup.lastAt === null ? 'None yet' : timeText(backup.lastAt);
  const figures = [
    ['Messages to be sent', String(messages.waiting)],
    ...(messages.oldestAt === null ? [] : [['The oldest waits since', timeText(messages.oldestAt)]]),
    ...(messages.lastError === null ? [] : [['Why the last try failed', sendErrorText(messages.lastError)]]),
    ['Given up after all tries', String(messages.dead)],
    ['Calls that wait for the database', String(waitingForDatabase)],
    ['Clocks', clocksText(clocks)],
    ['Last backup', backup.scheduled ? lastBackup : `${lastBackup}. None is scheduled.`],
  ] as const;
  return (
    <dl className={css.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={css.figure}>
          <dt>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Queues, messages that were given up, clocks, the last backup and the slowest calls. */
export function HealthFigures() {
  const api = useBackOfficeApi();
  const timeText = useMomentText();
  const { locale } = useMoneyFormat();
  const { data, error, reload } = useRead(
    ['health'],
    () => readHealth(api),
    () => repeatMs,
  );
  if (data === undefined && error !== null) {
    return (
      <StatePanel
        kind="failed"
        heading="The figures could not be read"
        actions={<Button onClick={reload}>Try again</Button>}
      />
    );
  }
  if (data === undefined) return <Text role="status">Loading...</Text>;
  return (
    <Stack gap={32}>
      <Figures {...data} />
      <Text>
        <TextLink href={reportsAddress({ view: 'visits' })}>How fast pages were for visitors</TextLink>
      </Text>
      <DeadLetters onChanged={reload} />
      <Stack gap={12}>
        <Heading level={2} size="medium">
          Calls that take longest
        </Heading>
        <DataTable
          caption="Slowest calls"
          rows={data.slowestCalls}
          rowKey={({ name }) => name}
          empty={<Text>Nothing was called yet.</Text>}
          columns={[
            { id: 'name', header: 'Call', names: true, cell: ({ name }) => callName(name) },
            { id: 'count', header: 'Calls', align: 'end', cell: ({ count }) => count.toLocaleString(locale) },
            {
              id: 'p95',
              header: '95 of 100 within',
              align: 'end',
              cell: ({ p95Ms }) => `${p95Ms.toLocaleString(locale)} ms`,
            },
            { id: 'max', header: 'Longest', align: 'end', cell: ({ maxMs }) => `${maxMs.toLocaleString(locale)} ms` },
          ]}
        />
        <span className={css.quiet}>
          Since {timeText(data.startedAt)}, by the process of the shop that answered this page.
        </span>
      </Stack>
    </Stack>
  );
}
