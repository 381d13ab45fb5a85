import { formatMoney } from '@kayal/commerce-core';
import { Alert, Stack, TextLink } from '@kayal/design-system';
import { useState } from 'react';
import { reloadPayments, usePaymentsDesk } from '../../data/admin/payments-desk.ts';
import { tableFiles, useTableText } from '../../data/admin/tables/use-table-text.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from '../Returns/Returns.css.ts';
import { ChosenFileField } from '../Settings/fields/ChosenFileField.tsx';
import { statementTexts, type StatementResult } from './statement-texts.ts';
import { paymentsAddress } from './payments-query.ts';

/** Import of a bank's statement: it confirms what it names, and says what it did not take. */
export function StatementImport() {
  const api = usePaymentsDesk();
  const textOf = useTableText('statement');
  const [result, setResult] = useState<StatementResult | null>(null);
  const upload = useWrite(
    async (file: File) => resultOf(api.importStatement(await textOf(file))),
    (answer) => {
      setResult(answer);
      reloadPayments();
    },
  );
  return (
    <Stack gap={12}>
      <div className={css.tools}>
        <ChosenFileField
          label={upload.isBusy ? 'Reading…' : 'Import a bank statement'}
          accept={tableFiles}
          onFile={(file) => {
            setResult(null);
            upload.write(file);
          }}
        />
        <p className={css.count}>A CSV or XLSX file of your bank confirms the payments that it names.</p>
      </div>
      <WriteError of={upload} fallback="The statement was not read. Try again: no money counts twice." />
      {result === null ? null : <StatementSummary result={result} />}
    </Stack>
  );
}

function StatementSummary({ result }: { readonly result: StatementResult }) {
  const money = useMoneyFormat();
  const { confirmed, differing, further, goingBack } = result;
  const toDecide = [...differing, ...further, ...goingBack];
  return (
    <Alert tone={toDecide.length > 0 ? 'danger' : confirmed.length > 0 ? 'success' : 'info'}>
      {statementTexts(result).join(' ')}
      {toDecide.length === 0 ? null : (
        <ul>
          {toDecide.map(({ entryNo, row, amount }) => (
            <li key={row}>
              Row {row}: <TextLink href={paymentsAddress({ order: entryNo })}>{entryNo}</TextLink> got{' '}
              {formatMoney(amount, money)}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
