import {
  toastStore,
  Alert,
  Button,
  DataTable,
  Dialog,
  FileDrop,
  Stack,
  TextArea,
  type DataColumn,
} from '@kayal/design-system';
import type { StepRefusal } from '@kayal/api-contract/client';
import { useState } from 'react';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { tableFiles, useTableText } from '../../../data/admin/tables/use-table-text.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { maxFileBytes, rowsOfFile, type FileRow } from './courier-file.ts';
import { takenText } from './packing-texts.ts';

/** Rows shown of a long file. */
const shownRows = 50;

const goodColumns: readonly DataColumn<FileRow>[] = [
  { id: 'row', header: 'Row', names: true, cell: ({ row }) => row },
  { id: 'text', header: 'In the file', cell: ({ text }) => text },
];

const brokenColumns: readonly DataColumn<StepRefusal>[] = [
  { id: 'row', header: 'Row', names: true, cell: ({ row }) => row },
  { id: 'order', header: 'Order', cell: ({ entryNo }) => entryNo },
  { id: 'why', header: 'What is wrong', cell: ({ message }) => message },
];

interface CourierFileProps {
  readonly onClose: () => void;
  readonly onShipped: (entryNos: readonly string[]) => void;
}

/**
 * Ships orders by a courier's file. A file without a broken row ships at once; otherwise nothing is saved before the others
 * are shipped by a second press.
 */
export function CourierFile({ onClose, onShipped }: CourierFileProps) {
  const api = useBackOfficeApi();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  /** Broken rows of the last answer; null before it. */
  const [broken, setBroken] = useState<readonly StepRefusal[] | null>(null);
  const send = useWrite(
    (skipBroken: boolean) => resultOf(api.importTracking(text, skipBroken)),
    ({ isSaved, done, refused }) => {
      if (!isSaved) return setBroken(refused);
      toastStore.push({ tone: 'success', title: takenText('ship', done) });
      onShipped(done);
      onClose();
    },
  );
  const reading = useWrite(useTableText('tracking'), (next) => {
    setText(next);
    setBroken(null);
  });
  const rows = rowsOfFile(text);
  const brokenRows = new Set(broken?.map(({ row }) => row));
  const good = rows.filter(({ row }) => !brokenRows.has(row));
  const forgetAnswers = (): void => {
    setProblem(undefined);
    setBroken(null);
    send.reset();
    reading.reset();
  };
  const write = (next: string): void => {
    setText(next);
    forgetAnswers();
  };
  const read = (file: File | undefined): void => {
    if (file === undefined || reading.isBusy) return;
    forgetAnswers();
    if (file.size > maxFileBytes) return setProblem('This file is larger than 2 MB.');
    reading.write(file);
  };
  const isLeft = broken !== null && broken.length > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !send.isBusy) onClose();
      }}
      title="Ship by a courier’s file"
      description="One row an order: order number, courier and tracking number, under their headings. A broken row stops the whole file, until you leave it out."
      footer={
        good.length === 0 ? undefined : (
          <Button busy={send.isBusy} busyLabel="Shipping" onClick={() => send.write(isLeft)}>
            {isLeft ? `Ship the other ${good.length}` : `Ship ${rows.length === 1 ? '1 row' : `${rows.length} rows`}`}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <FileDrop
          label={reading.isBusy ? 'Reading…' : 'Choose a CSV or XLSX file'}
          hint="At most 2 MB, such as 10,000 rows."
          accept={tableFiles}
          error={problem}
          onFiles={([file]) => read(file)}
        />
        <WriteError of={reading} fallback="The file could not be read. Please try again." />
        <TextArea
          label="Or paste its rows"
          rows={4}
          value={text}
          readOnly={send.isBusy}
          spellCheck={false}
          onChange={(event) => write(event.target.value)}
        />
        <WriteError of={send} fallback="The file could not be sent. Please try again." />
        {isLeft ? (
          <>
            <Alert tone="danger">
              {broken.length === 1 ? '1 row is broken' : `${broken.length} rows are broken`}; nothing is shipped yet.
            </Alert>
            <DataTable
              caption="Broken rows"
              columns={brokenColumns}
              rows={broken.slice(0, shownRows)}
              rowKey={({ row }) => `${row}`}
            />
            <More count={broken.length - shownRows} />
          </>
        ) : null}
        {good.length === 0 ? null : (
          <>
            <DataTable
              caption="What will be shipped"
              columns={goodColumns}
              rows={good.slice(0, shownRows)}
              rowKey={({ row }) => `${row}`}
            />
            <More count={good.length - shownRows} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** The rest of a list that is too long to show. */
function More({ count }: { readonly count: number }) {
  return count > 0 ? <p>{`and ${count} more`}</p> : null;
}
