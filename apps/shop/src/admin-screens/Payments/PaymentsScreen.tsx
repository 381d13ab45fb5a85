import { PageHeading, Stack } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { CashQueue } from './cash/CashQueue.tsx';
import { PaymentQueue } from './PaymentQueue.tsx';
import { readPaymentsQuery } from './payments-query.ts';
import { SettlementImport } from './cash/SettlementImport.tsx';
import { StatementImport } from './StatementImport.tsx';

/** Payments of orders: decisions about those that are paid ahead, the bank's statement, and the cash that couriers collect. */
export function PaymentsScreen() {
  const query = readPaymentsQuery(new URLSearchParams(useLocation().search));
  return (
    // Rows and the drawer end with buttons, which no toast may cover.
    <Stack gap={24} data-toasts="start">
      <PageMeta title="Payments" after="back office" hidden />
      <PageHeading title="Payments" />
      <StatementImport />
      <SettlementImport />
      {query.stage === 'cash' ? <CashQueue page={query.page} /> : <PaymentQueue query={query} stage={query.stage} />}
    </Stack>
  );
}
