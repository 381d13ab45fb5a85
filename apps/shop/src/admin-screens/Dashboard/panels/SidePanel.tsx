import { Button, Drawer, StatePanel, Text } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { readAudit, readContactMessages, rowsPerPage, type RowPage } from '../../../data/admin/dashboard-reads.ts';
import { useRead, type Read } from '../../../data/use-read.ts';
import { Pager } from '../../../parts/Pager/Pager.tsx';
import { ChangeItem } from './ChangeItem.tsx';
import { HealthFigures } from './HealthFigures.tsx';
import { MessageItem } from './MessageItem.tsx';
import { panelTexts } from './panel-texts.ts';
import * as css from './SidePanel.css.ts';
import { tableAddress, type TableQuery } from '../table-query.ts';

interface PanelProps {
  readonly query: TableQuery;
}

interface RowsProps<Row> extends PanelProps {
  readonly rows: Read<RowPage<Row>>;
  readonly none: string;
  readonly item: (row: Row) => ReactNode;
}

/** A page of rows with links to newer and older ones. */
function Rows<Row extends { readonly id: string }>({ query, rows, none, item }: RowsProps<Row>) {
  const { data, error, reload } = rows;
  if (data === undefined && error !== null) {
    return (
      <StatePanel
        kind="failed"
        heading="The list could not be read"
        actions={<Button onClick={reload}>Try again</Button>}
      />
    );
  }
  if (data === undefined) return <Text role="status">Loading...</Text>;
  if (data.total === 0) return <StatePanel kind="empty" heading={none} />;
  return (
    <>
      <ul className={css.list}>
        {data.items.map((row) => (
          <li key={row.id} className={css.item}>
            {item(row)}
          </li>
        ))}
      </ul>
      <div className={css.pages}>
        <Pager
          label="Pages of the list"
          page={query.panelPage}
          rowsPerPage={rowsPerPage}
          total={data.total}
          addressOf={(panelPage) => tableAddress({ ...query, panelPage })}
          previous="Newer"
          next="Older"
        />
      </div>
    </>
  );
}

function Changes({ query }: PanelProps) {
  const api = useBackOfficeApi();
  const rows = useRead(['audit', query.panelPage], () => readAudit(api, query.panelPage));
  return (
    <Rows query={query} rows={rows} none="Nothing has been changed yet" item={(row) => <ChangeItem row={row} />} />
  );
}

function Messages({ query }: PanelProps) {
  const api = useBackOfficeApi();
  const rows = useRead(['messages', query.panelPage], () => readContactMessages(api, query.panelPage));
  return (
    <Rows
      query={query}
      rows={rows}
      none="No messages yet"
      item={(row) => <MessageItem row={row} onAnswered={rows.reload} />}
    />
  );
}

/** Changes by admins, messages from the contact form or the shop's health, in a drawer beside the table. */
export function SidePanel({ query }: PanelProps) {
  const navigate = useNavigate();
  const { panel } = query;
  const { title, description } = panelTexts[panel ?? 'changes'];
  return (
    <Drawer
      open={panel !== null}
      onOpenChange={(open) => {
        if (!open) void navigate(tableAddress({ ...query, panel: null, panelPage: 1 }));
      }}
      side="right"
      title={title}
      description={description}
      reading
    >
      {panel === 'changes' ? <Changes query={query} /> : null}
      {panel === 'messages' ? <Messages query={query} /> : null}
      {panel === 'health' ? <HealthFigures /> : null}
    </Drawer>
  );
}
