import { deliveryCharge, formatMoney, isPincode, ratesOf, readAmount } from '@kayal/commerce-core';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { Alert, Button, ButtonLink, FileDrop, TextField, toastStore } from '@kayal/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { resultOf } from '../../../data/api/result-of.ts';
import { useSettingsApi } from '../../../data/admin/settings-api.ts';
import { tableFiles, useTableText, type TableSource } from '../../../data/admin/tables/use-table-text.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import type { EditedSettings } from '../use-settings-form.ts';
import * as css from '../Settings.css.ts';

const maxFileBytes = 2 * 1024 * 1024;
/** Broken rows shown of a long list. */
const shownRows = 20;

interface Sent {
  readonly source: TableSource;
  readonly skipBroken: boolean;
}

/** Loads the table of pincodes, counts it, and tries the settings out as they stand in the form. */
export function PincodeTable() {
  const api = useSettingsApi();
  const textOf = useTableText('pincodes');
  const { data, error, reload } = useRead(['pincodes'], async () => resultOf(api.pincodes()));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [broken, setBroken] = useState<readonly { readonly row: number; readonly message: string }[]>([]);
  const send = useWrite(
    async ({ source, skipBroken }: Sent) => {
      const read = await textOf(source);
      return { ...(await resultOf(api.importPincodes(read, skipBroken))), text: read };
    },
    (answer) => {
      setText(answer.text);
      if (!answer.isSaved) return setBroken(answer.broken);
      setBroken([]);
      toastStore.push({ tone: 'success', title: `${answer.rows} rows loaded`, detail: undefined, action: undefined });
      reload();
    },
  );
  const load = (file: File | undefined): void => {
    if (file === undefined) return;
    if (file.size > maxFileBytes) return setProblem('This file is larger than 2 MB.');
    setProblem(undefined);
    send.write({ source: file, skipBroken: false });
  };
  const table = data?.table;
  const isEmpty = table !== undefined && table.served + table.notServed === 0;
  return (
    <SettingsGroup
      title="Table of pincodes"
      text="A CSV or XLSX file with the headings Pincode, Served, Cash, Days, Zone and Fee. A row is a code, a range such as 682000-682099 or a beginning such as 682. A new file replaces the table."
    >
      <p className={css.quiet} role="status">
        {error !== null
          ? 'The table could not be counted.'
          : table === undefined
            ? 'Counting…'
            : isEmpty
              ? 'No table is loaded.'
              : `${table.served} pincodes are served, ${table.withoutCash} of them without cash; ${table.notServed} are not.`}
      </p>
      <FileDrop
        label={send.isBusy ? 'Loading…' : 'Choose a CSV or XLSX file'}
        hint="At most 2 MB, such as 19,000 rows."
        accept={tableFiles}
        error={problem}
        onFiles={([file]) => load(file)}
      />
      <WriteError of={send} fallback="The file could not be sent. Please try again." />
      {broken.length === 0 ? null : (
        <Alert tone="danger">
          Nothing is loaded yet: {broken.length === 1 ? '1 row is broken' : `${broken.length} rows are broken`}.
          <ul>
            {broken.slice(0, shownRows).map(({ row, message }) => (
              <li key={row}>{`Row ${row}: ${message}`}</li>
            ))}
          </ul>
          <Button
            variant="secondary"
            size="small"
            busy={send.isBusy}
            busyLabel="Loading"
            onClick={() => send.write({ source: text, skipBroken: true })}
          >
            Load the other rows
          </Button>
        </Alert>
      )}
      <TryOut />
      {isEmpty || table === undefined ? null : (
        <div className={css.acts}>
          <ButtonLink variant="quiet" size="small" href={api.pincodesFileAddress()} download>
            Download the table
          </ButtonLink>
        </div>
      )}
    </SettingsGroup>
  );
}

/** What a bag pays, by the settings in the form and the loaded table. */
function TryOut() {
  const api = useSettingsApi();
  const money = useMoneyFormat();
  const settings = useWatch<EditedSettings, 'settings'>({ name: 'settings' });
  const [pincode, setPincode] = useState('');
  const [amount, setAmount] = useState('899');
  const code = pincode.replaceAll(/\s/g, '');
  const { data } = useRead(['pincodes', code], isPincode(code) ? async () => resultOf(api.pincodes(code)) : null);
  const price = readAmount(amount, money);
  const terms = settings.deliveryTerms ?? defaultSettings.deliveryTerms;
  const answer = (): string => {
    if (!isPincode(code) || price === null) return 'Type a pincode and an amount to see what a bag pays.';
    if (data === undefined) return 'Looking it up…';
    const { found } = data.table;
    if (terms.byPincode && found?.isServed !== true) return `${code} is not served.`;
    const place = terms.byPincode && found !== null ? { zone: found.zone, fee: Math.round(found.fee * 100) } : null;
    const pays = deliveryCharge(ratesOf(terms, settings.delivery.charge, place), [{ price, quantity: 1 }]);
    const cash = terms.byPincode && found?.takesCash === false ? ', without cash' : '';
    return `A bag of ${formatMoney(price, money)} to ${code} pays ${formatMoney(pays, money)}${cash}.`;
  };
  return (
    <>
      <div className={css.pair}>
        <TextField
          label="Try a pincode"
          inputMode="numeric"
          value={pincode}
          onChange={(event) => setPincode(event.target.value)}
        />
        <TextField
          label="with a bag of"
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </div>
      <p role="status">{answer()}</p>
    </>
  );
}
