import { formatNumber } from '@kayal/commerce-core';
import { ButtonLink, DataTable, Stack, StatePanel } from '@kayal/design-system';
import { useNavigate } from 'react-router-dom';
import { paymentsKey, paymentsPerPage, readPayments, usePaymentsDesk } from '../../data/admin/payments-desk.ts';
import { useRead } from '../../data/use-read.ts';
import { useDateFormat, useMoneyFormat } from '../../data/use-shop.ts';
import { PageOrRetry } from '../../parts/PageOrRetry/PageOrRetry.tsx';
import { Pager } from '../../parts/Pager/Pager.tsx';
import * as css from '../Returns/Returns.css.ts';
import { paymentColumns } from './payment-columns.tsx';
import { PaymentDrawer } from './PaymentDrawer.tsx';
import { paymentsAddress, type PaymentsQuery, type PaymentStageFilter } from './payments-query.ts';
import { StageFilter } from './StageFilter.tsx';

const noRows = [] as const;

/** Payments of one filter, those that wait for the owner first, and the drawer of the chosen one. */
export function PaymentQueue({ query, stage }: { readonly query: PaymentsQuery; readonly stage: PaymentStageFilter }) {
  const { page } = query;
  const api = usePaymentsDesk();
  const navigate = useNavigate();
  const money = useMoneyFormat();
  const dates = useDateFormat();
  const filter = stage === 'all' ? null : stage;
  const { data, error, reload } = useRead([paymentsKey, 'queue', stage, page], () => readPayments(api, filter, page));
  const rows = data?.items ?? noRows;
  const hrefOf = ({ entryNo }: (typeof rows)[number]): string => paymentsAddress({ ...query, order: entryNo });
  return (
    <Stack gap={24}>
      <div className={css.tools}>
        <StageFilter stage={stage} />
        {data === undefined || data.total === 0 ? null : (
          <p className={css.count} role="status">
            {formatNumber(data.total, money.locale)} {data.total === 1 ? 'payment' : 'payments'}
          </p>
        )}
      </div>
      {data === undefined ? (
        <PageOrRetry
          error={error}
          heading="We could not load the payments"
          onRetry={reload}
          firstPage={page > 1 ? paymentsAddress({ stage }) : null}
        />
      ) : data.total === 0 ? (
        <NoPayments stage={stage} />
      ) : (
        <>
          <DataTable
            scroll="page"
            cards="compact"
            caption="Payments"
            columns={paymentColumns({ money, dates, hrefOf })}
            rows={rows}
            rowKey={({ id }) => id}
            rowState={({ entryNo }) => (entryNo === query.order ? 'active' : 'idle')}
            opening={{ onOpen: (payment) => void navigate(hrefOf(payment)) }}
          />
          <Pager
            label="Pages of payments"
            page={page}
            rowsPerPage={paymentsPerPage}
            total={data.total}
            addressOf={(other) => paymentsAddress({ stage, page: other })}
          />
        </>
      )}
      <PaymentDrawer query={query} rows={rows} />
    </Stack>
  );
}

function NoPayments({ stage }: { readonly stage: PaymentStageFilter }) {
  if (stage === 'all') {
    return (
      <StatePanel
        kind="empty"
        heading="No payments yet"
        text="Orders that are paid before they are placed will stand here. Cash on delivery needs no decision."
      />
    );
  }
  const isDone = stage === 'waiting' || stage === 'toRefund';
  return (
    <StatePanel
      kind="empty"
      heading={isDone ? 'Nothing waits for you' : 'No payment is at this stage'}
      text={isDone ? 'Payments that need a decision will stand here.' : 'Look at another stage.'}
      actions={
        <ButtonLink variant="secondary" href={paymentsAddress({ stage: 'all' })}>
          Show all payments
        </ButtonLink>
      }
    />
  );
}
