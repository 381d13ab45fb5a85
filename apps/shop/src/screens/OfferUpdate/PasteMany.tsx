import { formatRupees, readOfferSheet, type SheetChange, type SheetFault } from '@kayal/commerce-core';
import { Alert, Button, DataTable, Dialog, Stack, TextArea, type DataColumn } from '@kayal/design-system';
import { useMemo, useState } from 'react';
import { allItemsOver } from '../../actors/offer.actors.ts';
import { useApiPlace } from '../../app/api-context.ts';
import { useReading } from '../../app/use-reading.ts';
import { LoginAgain } from '../../parts/LoginAgain/LoginAgain.tsx';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { faultTexts, setLabel } from './sheet-texts.ts';
import { useSheetSave } from './use-sheet-save.ts';

interface PasteManyProps {
  readonly onClose: () => void;
  /** Offers changed. */
  readonly onChanged: () => void;
}

const changeColumns: DataColumn<SheetChange>[] = [
  { id: 'line', header: 'Row', cell: ({ line }) => line },
  { id: 'item', header: 'Item', names: true, cell: ({ name, itemId }) => `${name} (${itemId})` },
  { id: 'mrp', header: 'MRP', align: 'end', cell: ({ mrp }) => formatRupees(mrp) },
  { id: 'now', header: 'Now', align: 'end', cell: ({ before }) => (before === null ? 'None' : formatRupees(before)) },
  { id: 'new', header: 'New offer', align: 'end', cell: ({ after }) => formatRupees(after) },
];

const faultColumns: DataColumn<SheetFault>[] = [
  { id: 'line', header: 'Row', names: true, cell: ({ line }) => line },
  { id: 'text', header: 'Pasted', cell: ({ text }) => text },
  { id: 'why', header: 'What is wrong', cell: ({ kind }) => faultTexts[kind] },
];

/** Rows pasted from a spreadsheet, tried on paper first: nothing is sent before 'Set N offers' (J52). */
export function PasteMany({ onClose, onChanged }: PasteManyProps) {
  const place = useApiPlace();
  const catalogue = useReading(useMemo(() => allItemsOver(place), [place]));
  const save = useSheetSave(() => {
    catalogue.again();
    onChanged();
  });
  const [text, setText] = useState('');
  const items = catalogue.value?.items;
  const sheet = useMemo(() => readOfferSheet(text, items ?? []), [text, items]);
  const isSent = save.total > 0 && !save.isBusy;
  const changes = isSent ? save.refused.map(({ change }) => change) : sheet.changes;
  const isOut = isSent && save.refused.some(({ failure }) => failure.status === 401);

  const footer =
    changes.length === 0 ? undefined : (
      <Button busy={save.isBusy} busyLabel="Setting the offers" onClick={() => void save.send(changes)}>
        {isSent ? `Try again: ${setLabel(changes.length)}` : setLabel(changes.length)}
      </Button>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !save.isBusy) onClose();
      }}
      title="Paste many offers"
      description="One item a row: its id or name, then its offer price. Nothing is sent before you press the button."
      footer={footer}
    >
      {catalogue.failure !== null && items === undefined ? (
        <RetryPanel heading="We could not load the items" onRetry={catalogue.again} />
      ) : items === undefined ? (
        <p role="status">Loading...</p>
      ) : (
        <Stack gap={16}>
          <TextArea
            label="Rows"
            hint="Tab, comma or semicolon between the two; at most 500 rows."
            value={text}
            readOnly={save.isBusy}
            onChange={(event) => {
              setText(event.target.value);
              save.reset();
            }}
          />
          {save.isBusy ? <p role="status">{`${save.answered} of ${save.total} sent`}</p> : null}
          {isSent ? (
            <Alert tone="info">{`${save.total - save.refused.length} of ${save.total} offers are set.`}</Alert>
          ) : null}
          {isSent && save.refused.length > 0 ? (
            <Alert tone="danger">
              {save.refused.map(({ change, failure }) => (
                <div
                  key={change.itemId}
                >{`Row ${change.line}, ${change.name}: ${failure.message ?? 'Server error.'}`}</div>
              ))}
            </Alert>
          ) : null}
          {isOut ? <LoginAgain onDone={() => void save.send(changes)} /> : null}
          {changes.length === 0 ? null : (
            <DataTable
              caption="What would change"
              columns={changeColumns}
              rows={changes}
              rowKey={(row) => `${row.line}`}
            />
          )}
          {sheet.faults.length === 0 ? null : (
            <DataTable
              caption="Rows left out"
              columns={faultColumns}
              rows={sheet.faults}
              rowKey={(row) => `${row.line}`}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
