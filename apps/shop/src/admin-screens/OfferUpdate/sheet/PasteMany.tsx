import { formatMoney, readOfferSheet, type MoneyFormat, type SheetChange, type SheetError } from '@kayal/commerce-core';
import { Button, DataTable, Dialog, Stack, TextArea, type DataColumn } from '@kayal/design-system';
import { useMemo, type RefObject } from 'react';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { RetryPanel } from '../../../parts/RetryPanel/RetryPanel.tsx';
import { errorText, setLabel } from './sheet-texts.ts';
import { SheetOutcome } from './SheetOutcome.tsx';
import type { DraftSheet } from './use-draft-sheet.ts';
import { useSheetItems } from './use-sheet-items.ts';
import { useSheetSave } from './use-sheet-save.ts';

interface PasteManyProps {
  readonly sheet: DraftSheet;
  readonly onClose: () => void;
  /** Called when offers have changed. */
  readonly onChanged: () => void;
  /** Gets the focus on closing. */
  readonly opener: RefObject<HTMLElement | null>;
}

const changeColumns = (money: MoneyFormat): DataColumn<SheetChange>[] => [
  { id: 'line', header: 'Row', cell: ({ line }) => line },
  { id: 'item', header: 'Item', names: true, cell: ({ name, itemId }) => `${name} (${itemId})` },
  { id: 'mrp', header: 'MRP', align: 'end', cell: ({ mrp }) => formatMoney(mrp, money) },
  {
    id: 'now',
    header: 'Now',
    align: 'end',
    cell: ({ before }) => (before === null ? 'None' : formatMoney(before, money)),
  },
  { id: 'new', header: 'New offer', align: 'end', cell: ({ after }) => formatMoney(after, money) },
];

const errorColumns = (money: MoneyFormat): DataColumn<SheetError>[] => [
  { id: 'line', header: 'Row', names: true, cell: ({ line }) => line },
  { id: 'text', header: 'Pasted', cell: ({ text }) => text },
  { id: 'why', header: 'What is wrong', cell: ({ kind }) => errorText(kind, money) },
];

/** Rows pasted from a spreadsheet, checked first: nothing is sent before 'Set N offers'. */
export function PasteMany({ sheet: { text, write, saveRest }, onClose, onChanged, opener }: PasteManyProps) {
  const money = useMoneyFormat();
  const { items, isReady, hasFailed, reload } = useSheetItems(text);
  const sheet = useMemo(() => readOfferSheet(text, items ?? [], money), [text, items, money]);
  const save = useSheetSave({
    onRest: (rest) => saveRest(rest, sheet.errors),
    onChanged: () => {
      reload();
      onChanged();
    },
  });
  const isSent = save.total > 0;
  const changes = isSent ? [...save.waiting, ...save.refused.map(({ change }) => change)] : sheet.changes;

  const footer =
    changes.length === 0 || save.isOut || items === undefined ? undefined : (
      <Button busy={save.isBusy} busyLabel="Setting the offers" onClick={() => void save.send(changes)}>
        {isSent && !save.isBusy ? `Try again: ${setLabel(changes.length)}` : setLabel(changes.length)}
      </Button>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !save.isBusy) onClose();
      }}
      returnFocus={opener}
      title="Paste many offers"
      description="One item a row: its id or name, then its offer price. Nothing is sent before you press the button."
      footer={footer}
    >
      {hasFailed ? (
        <RetryPanel heading="We could not load the items" onRetry={reload} />
      ) : !isReady ? (
        <p role="status">Loading...</p>
      ) : (
        <Stack gap={16}>
          <TextArea
            label="Rows"
            hint="Tab, comma or semicolon between the two; at most 500 rows."
            value={text}
            readOnly={save.isBusy}
            onChange={(event) => {
              write(event.target.value);
              save.reset();
            }}
          />
          <SheetOutcome save={save} />
          {items === undefined ? <p role="status">Looking up the items…</p> : null}
          {items === undefined || changes.length === 0 ? null : (
            <DataTable
              caption="What would change"
              columns={changeColumns(money)}
              rows={changes}
              rowKey={(row) => `${row.line}`}
            />
          )}
          {items === undefined || sheet.errors.length === 0 ? null : (
            <DataTable
              caption="Rows left out"
              columns={errorColumns(money)}
              rows={sheet.errors}
              rowKey={(row) => `${row.line}`}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
