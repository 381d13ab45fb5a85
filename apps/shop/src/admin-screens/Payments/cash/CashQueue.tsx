import type { UnsettledOrder } from '@kayal/api-contract/client';
import { formatMoment, formatMoney, type DateFormat, type MoneyFormat } from '@kayal/commerce-core';
import { DataTable, Stack, StatePanel, TextLink, type DataColumn } from '@kayal/design-system';
import { useState } from 'react';
import { paymentsKey, paymentsPerPage, readUnsettled, usePaymentsDesk } from '../../../data/admin/payments-desk.ts';
import { useRead } from '../../../data/use-read.ts';
import { useDateFormat, useMoneyFormat } from '../../../data/use-shop.ts';
import { PageOrRetry } from '../../../parts/PageOrRetry/PageOrRetry.tsx';
import { Pager } from '../../../parts/Pager/Pager.tsx';
import { orderAddress } from '../../Dashboard/table-query.ts';
import * as css from '../../Returns/Returns.css.ts';
import { paymentsAddress } from '../payments-query.ts';
import { ageText, ordersText } from './settlement-texts.ts';
import { StageFilter } from '../StageFilter.tsx';

/** Orders whose cash is collected at the door and not settled by a courier's file, the oldest first. */
export function CashQueue({ page }: { readonly page: number }) {
  const api = usePaymentsDesk();
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const [now] = useState(() => Date.now());
  const { data, error, reload } = useRead([paymentsKey, 'cash', page], () => readUnsettled(api, page));
  return (
    <Stack gap={24}>
      <div className={css.tools}>
        <StageFilter stage="cash" />
        {data === undefined || data.total === 0 ? null : (
          <p className={css.count} role="status">
            {formatMoney(data.sum, money)} of {ordersText(data.total)}
          </p>
        )}
      </div>
      {data === undefined ? (
        <PageOrRetry
          error={error}
          heading="We could not load the collected cash"
          onRetry={reload}
          firstPage={page > 1 ? paymentsAddress({ stage: 'cash' }) : null}
        />
      ) : data.total === 0 ? (
        <StatePanel
          kind="empty"
          heading="All collected cash is settled"
          text="Delivered orders that were paid at the door will stand here, until you import what the courier paid out."
        />
      ) : (
        <>
          <DataTable
            scroll="page"
            cards="compact"
            caption="Cash that is not settled"
            columns={cashColumns(money, dates, now)}
            rows={data.items}
            rowKey={({ entryNo }) => entryNo}
          />
          <Pager
            label="Pages of collected cash"
            page={page}
            rowsPerPage={paymentsPerPage}
            total={data.total}
            addressOf={(other) => paymentsAddress({ stage: 'cash', page: other })}
          />
        </>
      )}
    </Stack>
  );
}

function cashColumns(money: MoneyFormat, dates: DateFormat, now: number): DataColumn<UnsettledOrder>[] {
  return [
    {
      id: 'order',
      header: 'Order',
      names: true,
      cell: ({ entryNo, customerName }) => (
        <span className={css.cell}>
          <span className={css.number}>
            <TextLink href={orderAddress(entryNo)} place="standalone">
              {entryNo}
            </TextLink>
          </span>
          <span>{customerName}</span>
        </span>
      ),
    },
    { id: 'amount', header: 'Amount', cell: ({ amount }) => formatMoney(amount, money) },
    {
      id: 'collected',
      header: 'Collected',
      cell: ({ collectedAt }) => (
        <span className={css.cell}>
          {formatMoment(collectedAt, dates)}
          <span className={css.quiet}>{ageText(collectedAt, now)}</span>
        </span>
      ),
    },
    {
      id: 'courier',
      header: 'Courier',
      cell: ({ courierName }) => (courierName === '' ? 'Not known' : courierName),
    },
  ];
}
