import type { DifferingSettlement, Settlement } from '@kayal/api-contract/client';
import { formatMoney, type MoneyFormat } from '@kayal/commerce-core';
import { Alert, Button, DataTable, Stack, type DataColumn } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { reloadPayments, usePaymentsDesk } from '../../../data/admin/payments-desk.ts';
import { tableFiles, useTableText, type TableSource } from '../../../data/admin/tables/use-table-text.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import * as css from '../../Returns/Returns.css.ts';
import { ChosenFileField } from '../../Settings/fields/ChosenFileField.tsx';
import { ordersText, reasonText, rowsText } from './settlement-texts.ts';

/** Rows shown of a long list. */
const shownRows = 50;

interface Sent {
  readonly source: TableSource;
  readonly save: boolean;
}

/** What would be booked, or is, with the text of the file. */
type ReadSettlement = Settlement & { readonly csv: string };

/** Import of what a courier paid out: it shows what can be booked and what differs, and books at a second press. */
export function SettlementImport() {
  const api = usePaymentsDesk();
  const textOf = useTableText('settlement');
  const [result, setResult] = useState<ReadSettlement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const upload = useWrite(
    async ({ source, save }: Sent): Promise<ReadSettlement> => {
      const csv = await textOf(source);
      return { ...(await resultOf(api.importSettlement(csv, save))), csv };
    },
    (answer) => {
      setResult(answer);
      if (!answer.isSaved) return;
      reloadPayments();
      // The pressed button has gone.
      panel.current?.focus();
    },
  );
  return (
    <Stack gap={12}>
      <div className={css.tools}>
        <ChosenFileField
          label={upload.isBusy ? 'Reading…' : 'Import a courier’s settlement'}
          accept={tableFiles}
          onFile={(file) => {
            setResult(null);
            upload.write({ source: file, save: false });
          }}
        />
        <p className={css.count}>A CSV or XLSX file with order or tracking numbers and the cash that was collected.</p>
      </div>
      <WriteError of={upload} fallback="The settlement was not read. Try again: no order is settled twice." />
      <div ref={panel} tabIndex={-1}>
        {result === null ? null : (
          <SettlementResult
            result={result}
            isBusy={upload.isBusy}
            onBook={() => upload.write({ source: result.csv, save: true })}
          />
        )}
      </div>
    </Stack>
  );
}

interface SettlementResultProps {
  readonly result: Settlement;
  readonly isBusy: boolean;
  readonly onBook: () => void;
}

function SettlementResult({ result, isBusy, onBook }: SettlementResultProps) {
  const money = useMoneyFormat();
  const { isSaved, settled, sum, differing } = result;
  const orders = `${ordersText(settled.length)} with ${formatMoney(sum, money)}`;
  return (
    <Stack gap={16}>
      <Alert tone={isSaved ? 'success' : settled.length === 0 ? 'danger' : 'info'}>
        {isSaved
          ? `${orders}: settled.`
          : settled.length === 0
            ? 'No order of this file can be settled.'
            : `${orders} can be settled. Nothing is booked yet.`}
      </Alert>
      {isSaved || settled.length === 0 ? null : (
        <div>
          <Button busy={isBusy} busyLabel="Booking" onClick={onBook}>
            Settle {ordersText(settled.length)}
          </Button>
        </div>
      )}
      {differing.length === 0 ? null : (
        <>
          <p className={css.quiet}>{rowsText(differing.length)}</p>
          <DataTable
            cards="compact"
            caption="Rows that book nothing"
            columns={differingColumns(money)}
            rows={differing.slice(0, shownRows)}
            rowKey={({ row }) => `${row}`}
          />
        </>
      )}
      {differing.length > shownRows ? <p className={css.quiet}>and {differing.length - shownRows} more</p> : null}
    </Stack>
  );
}

const differingColumns = (money: MoneyFormat): readonly DataColumn<DifferingSettlement>[] => [
  { id: 'row', header: 'Row', names: true, cell: ({ row }) => `Row ${row}` },
  { id: 'number', header: 'Number', cell: ({ number }) => (number === '' ? 'None' : number) },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => (amount === null ? 'None' : formatMoney(amount, money)),
  },
  { id: 'why', header: 'What differs', cell: (row) => reasonText(row, money) },
];
