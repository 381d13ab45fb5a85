import { PageHeading, Stack } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { PaymentQueue } from './PaymentQueue.tsx';
import { readPaymentsQuery } from './payments-query.ts';
import { TestModes } from './TestModes.tsx';
import { StatementImport } from './StatementImport.tsx';

/** Payments of orders that are paid before they are placed: decisions about them, and the statement of the bank. */
export function PaymentsScreen() {
  const query = readPaymentsQuery(new URLSearchParams(useLocation().search));
  return (
    // Rows and the drawer end with buttons, which no toast may cover.
    <Stack gap={24} data-toasts="start">
      <PageMeta title="Payments" after="back office" hidden />
      <PageHeading title="Payments" />
      <TestModes />
      <StatementImport />
      <PaymentQueue query={query} />
    </Stack>
  );
}
