import type { ImportMode } from '@kayal/api-contract/client';
import { currencySign } from '@kayal/commerce-core';
import { Alert, Button, Inline, Stack, TextField } from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { fieldText } from '../../../browser/field-text.ts';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useMoneyFormat, useShop } from '../../../data/use-shop.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import * as css from '../CatalogueImport.css.ts';
import { formatText, guessedColumns, mappingOf, missingText, type Columns } from './columns.ts';
import { FileColumns } from './FileColumns.tsx';
import { ForgetImport } from '../ForgetImport.tsx';
import { MadeColumns } from './MadeColumns.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { ReadAs } from './ReadAs.tsx';
import { TablePlace } from './TablePlace.tsx';
import type { ImportRun } from '../run-state.ts';

interface ColumnsStepProps {
  readonly run: ImportRun;
  readonly onChanged: () => void;
}

/** Step 2: match the file's headings to our fields and choose the mode. */
export function ColumnsStep({ run, onChanged }: ColumnsStepProps) {
  const api = useCatalogueAdminApi();
  const [columns, setColumns] = useState<Columns>(() => guessedColumns(run));
  const [chosenMode, setChosenMode] = useState<ImportMode | null>(run.mode);
  const [season, setSeason] = useState('');
  const running = useShop().profile.season;
  // The file of a new season is usually the whole catalogue, so that mode is the default.
  const isBeside = season !== '' && season !== running;
  const mode = chosenMode ?? (isBeside ? 'whole' : 'changes');
  const check = useWrite(
    (saveMapAs: string) =>
      resultOf(
        api.checkImport(run.id, {
          mode,
          mapping: mappingOf(columns),
          ...(season === '' ? {} : { season }),
          ...(saveMapAs === '' ? {} : { saveMapAs }),
        }),
      ),
    onChanged,
  );
  const sign = currencySign(useMoneyFormat());
  const missing = check.error?.code === 'import.mapping' ? missingText(check.error.details, sign) : null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    check.write(fieldText(new FormData(event.currentTarget), 'saveAs').trim());
  };
  return (
    <form className={css.panel} onSubmit={submit} noValidate>
      <p className={css.quiet}>
        {run.fileName}: {formatText(run.format)}
      </p>
      <ReadAs run={run} onChanged={onChanged} />
      <TablePlace run={run} onChanged={onChanged} />
      <FileColumns run={run} columns={columns} onChange={setColumns} onRead={onChanged} />
      <MadeColumns run={run} columns={columns} onChange={setColumns} onRead={onChanged} />
      <ModeChoice mode={mode} onChange={setChosenMode} />
      <div className={css.pair}>
        <TextField
          label="Season (only to load a new one beside the running one)"
          name="season"
          autoComplete="off"
          maxLength={20}
          onChange={(event) => setSeason(event.target.value.trim())}
          hint="Such as 2026-27. Leave it empty for the running season. With Whole catalogue, what this file does not have is taken off sale at the switch."
        />
        <TextField
          label="Remember these columns as"
          name="saveAs"
          autoComplete="off"
          maxLength={60}
          hint="Such as ERP export. Leave it empty to use them this once."
        />
      </div>
      {missing === null ? (
        <WriteError of={check} fallback="The check could not be started. Try again." />
      ) : (
        <Alert tone="danger">{missing}</Alert>
      )}
      <Stack gap={12}>
        <Inline gap={12}>
          <Button type="submit" busy={check.isBusy} busyLabel="Starting the check">
            Check the file
          </Button>
          <ForgetImport id={run.id} />
        </Inline>
        <p className={css.quiet}>The check only compares. Nothing is written.</p>
      </Stack>
    </form>
  );
}
