import { Button, ButtonLink, Drawer, StatePanel, Text } from '@kayal/design-system';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { provideAudit, provideContactMessages, rowsPerPage, type RowPage } from '../../machines/back-office.ts';
import { useAdminApi } from '../../data/use-admin-api.ts';
import { ChangeItem } from './ChangeItem.tsx';
import { MessageItem } from './MessageItem.tsx';
import * as css from './SidePanel.css.ts';
import { tableAddress, type TableQuery } from './table-query.ts';
import { useReading } from './use-reading.ts';

interface PanelProps {
  readonly query: TableQuery;
}

interface RowsProps<Row> extends PanelProps {
  readonly reading: {
    readonly output: RowPage<Row> | undefined;
    readonly failure: object | null;
    readonly again: () => void;
  };
  readonly none: string;
  readonly item: (row: Row) => ReactNode;
}

/** A page of rows with links to newer and older ones. */
function Rows<Row extends { readonly id: string }>({ query, reading, none, item }: RowsProps<Row>) {
  const { output, failure, again } = reading;
  if (output === undefined && failure !== null) {
    return (
      <StatePanel
        kind="failed"
        heading="The list could not be read"
        actions={<Button onClick={again}>Try again</Button>}
      />
    );
  }
  if (output === undefined) return <Text role="status">Loading...</Text>;
  if (output.total === 0) return <StatePanel kind="empty" heading={none} />;
  const { panelPage } = query;
  const last = Math.max(1, Math.ceil(output.total / rowsPerPage));
  const to = (page: number) => tableAddress({ ...query, panelPage: page });
  return (
    <>
      <ul className={css.list}>
        {output.items.map((row) => (
          <li key={row.id} className={css.item}>
            {item(row)}
          </li>
        ))}
      </ul>
      {last === 1 ? null : (
        <nav className={css.pager} aria-label="Pages of the list">
          {panelPage > 1 ? (
            <ButtonLink variant="secondary" href={to(panelPage - 1)}>
              Newer
            </ButtonLink>
          ) : null}
          <Text tone="muted">
            Page {panelPage} of {last}
          </Text>
          {panelPage < last ? (
            <ButtonLink variant="secondary" href={to(panelPage + 1)}>
              Older
            </ButtonLink>
          ) : null}
        </nav>
      )}
    </>
  );
}

function Changes({ query }: PanelProps) {
  const api = useAdminApi();
  const logic = useMemo(() => provideAudit(api), [api]);
  const reading = useReading(logic, { page: query.panelPage });
  return (
    <Rows
      query={query}
      reading={reading}
      none="Nothing has been changed yet"
      item={(row) => <ChangeItem row={row} />}
    />
  );
}

function Messages({ query }: PanelProps) {
  const api = useAdminApi();
  const logic = useMemo(() => provideContactMessages(api), [api]);
  const reading = useReading(logic, { page: query.panelPage });
  return <Rows query={query} reading={reading} none="No messages yet" item={(row) => <MessageItem row={row} />} />;
}

const titles = {
  changes: ['Changes', 'Who changed what in the back office, newest first.'],
  messages: ['Messages', 'What shoppers wrote through the contact page, newest first.'],
} as const;

/** Changes by admins or messages from the contact form, in a drawer beside the table. */
export function SidePanel({ query }: PanelProps) {
  const navigate = useNavigate();
  const { panel } = query;
  const [title, description] = titles[panel ?? 'changes'];
  return (
    <Drawer
      open={panel !== null}
      onOpenChange={(open) => {
        if (!open) void navigate(tableAddress({ ...query, panel: null, panelPage: 1 }), { preventScrollReset: true });
      }}
      side="right"
      title={title}
      description={description}
      reading
    >
      {panel === 'changes' ? <Changes query={query} /> : null}
      {panel === 'messages' ? <Messages query={query} /> : null}
    </Drawer>
  );
}
