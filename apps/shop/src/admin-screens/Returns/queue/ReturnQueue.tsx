import { formatNumber } from '@kayal/commerce-core';
import { Alert, ButtonLink, DataTable, Select, Stack, StatePanel, TextLink } from '@kayal/design-system';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKeys } from '../../../browser/use-keys.ts';
import { readReturns, returnsKey, returnsPerPage, useReturnsDesk } from '../../../data/admin/returns-desk.ts';
import { useRead } from '../../../data/use-read.ts';
import { useDateFormat, useMoneyFormat, useShop } from '../../../data/use-shop.ts';
import { PageOrRetry } from '../../../parts/PageOrRetry/PageOrRetry.tsx';
import { Pager } from '../../../parts/Pager/Pager.tsx';
import { settingsAddress } from '../../Settings/settings-sections.ts';
import { ReturnDrawer } from '../detail/ReturnDrawer.tsx';
import { filterTexts } from '../return-texts.ts';
import { queueFilters, returnLinkId, returnsAddress, type QueueFilter, type ReturnsQuery } from '../returns-query.ts';
import * as css from '../Returns.css.ts';
import { returnColumns } from './return-columns.tsx';

const filterOptions = queueFilters.map((value) => ({ value, label: filterTexts[value] }));

const noRows = [] as const;

/** Returns by deadline, those that wait for the shop first. */
export function ReturnQueue({ query }: { readonly query: ReturnsQuery }) {
  const { stage, page } = query;
  const api = useReturnsDesk();
  const navigate = useNavigate();
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const { takesReturns } = useShop();
  const table = useRef<HTMLDivElement>(null);
  const filter = stage === 'all' ? null : stage;
  const { data, error, reload } = useRead([returnsKey, 'queue', stage, page], () => readReturns(api, filter, page));
  const rows = data?.items ?? noRows;
  const hrefOf = ({ id, entryNo }: (typeof rows)[number]): string => returnsAddress({ ...query, id, order: entryNo });

  /** Focuses a row some places below the focused one; by a letter also the first one. */
  const focusRow = (by: number, isLetter: boolean): boolean => {
    const at = rows.findIndex(({ id }) => returnLinkId(id) === document.activeElement?.id);
    if (at === -1 && !isLetter) return false;
    const next = rows[at === -1 ? 0 : at + by];
    if (next !== undefined) document.getElementById(returnLinkId(next.id))?.focus();
    return true;
  };
  useKeys(table, {
    j: () => focusRow(1, true),
    k: () => focusRow(-1, true),
    arrowdown: () => focusRow(1, false),
    arrowup: () => focusRow(-1, false),
  });

  return (
    <Stack gap={24}>
      {takesReturns || data === undefined || data.total === 0 ? null : (
        <Alert tone="info">
          Shoppers cannot ask for returns now.{' '}
          <TextLink href={settingsAddress('selling')}>Change that in Settings</TextLink>
        </Alert>
      )}
      <div className={css.tools}>
        <div className={css.narrow}>
          <Select
            label="Show"
            value={stage}
            options={filterOptions}
            onChange={({ target }) => {
              const chosen = queueFilters.find((each) => each === target.value);
              if (chosen !== undefined) void navigate(returnsAddress({ stage: chosen }));
            }}
          />
        </div>
        {data === undefined || data.total === 0 ? null : (
          <p className={css.count} role="status">
            {formatNumber(data.total, money.locale)} {data.total === 1 ? 'return' : 'returns'}
          </p>
        )}
        {rows.length === 0 ? null : (
          <p className={css.keys}>Keys: J and K move in the list, Enter opens; each decision shows its own.</p>
        )}
      </div>
      <div ref={table}>
        {data === undefined ? (
          <PageOrRetry
            error={error}
            heading="We could not load the returns"
            onRetry={reload}
            firstPage={page > 1 ? returnsAddress({ stage }) : null}
          />
        ) : data.total === 0 ? (
          <NoReturns stage={stage} takesReturns={takesReturns} />
        ) : (
          <>
            <DataTable
              scroll="page"
              cards="compact"
              caption="Returns, those that wait for you first"
              columns={returnColumns({ money, dates, hrefOf })}
              rows={rows}
              rowKey={({ id }) => id}
              rowState={({ id }) => (id === query.id ? 'active' : 'idle')}
              // The return's number is a link to the same drawer.
              opening={{ onOpen: (request) => void navigate(hrefOf(request)) }}
            />
            <Pager
              label="Pages of returns"
              page={page}
              rowsPerPage={returnsPerPage}
              total={data.total}
              addressOf={(other) => returnsAddress({ stage, page: other })}
            />
          </>
        )}
      </div>
      <ReturnDrawer query={query} rows={rows} />
    </Stack>
  );
}

interface NoReturnsProps {
  readonly stage: QueueFilter;
  readonly takesReturns: boolean;
}

function NoReturns({ stage, takesReturns }: NoReturnsProps) {
  const others =
    stage === 'all' ? null : (
      <ButtonLink variant="secondary" href={returnsAddress({ stage: 'all' })}>
        Show all returns
      </ButtonLink>
    );
  if (!takesReturns) {
    return (
      <StatePanel
        kind="empty"
        heading="Returns are switched off"
        text="Shoppers write to you. Switch returns on, and they ask for them on the page of their order."
        actions={
          <>
            <ButtonLink href={settingsAddress('selling')}>Open the setting</ButtonLink>
            {others}
          </>
        }
      />
    );
  }
  if (stage === 'all') {
    return <StatePanel kind="empty" heading="No returns yet" text="The first one will stand here." />;
  }
  return (
    <StatePanel
      kind="empty"
      heading={stage === 'open' ? 'No return is open' : 'No return is at this stage'}
      text={stage === 'open' ? 'Nothing waits for you.' : 'Look at another stage.'}
      actions={others}
    />
  );
}
