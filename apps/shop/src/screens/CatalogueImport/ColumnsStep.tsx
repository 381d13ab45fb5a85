import { importModes, type ImportMode } from '@kayal/api-contract/client';
import { currencySign } from '@kayal/commerce-core';
import {
  Alert,
  Button,
  DataTable,
  Inline,
  RadioCard,
  RadioGroup,
  Select,
  Stack,
  TextField,
} from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin.ts';
import { resultOf } from '../../data/result-of.ts';
import { useRead } from '../../data/use-read.tsx';
import { useShop } from '../../data/use-shop.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './CatalogueImport.css.ts';
import {
  columnsOfMapping,
  fieldOptions,
  guessedColumns,
  mappingOf,
  samplesText,
  withField,
  type Columns,
} from './columns.ts';
import { ForgetImport } from './ForgetImport.tsx';
import { modeTexts } from './mode-texts.ts';
import type { ImportRun } from './run-state.ts';

interface ColumnsStepProps {
  readonly run: ImportRun;
  readonly onChanged: () => void;
}

/** Parameters of the check. */
interface CheckDraft {
  readonly saveAs: string;
}

const isMode = (value: string): value is ImportMode => importModes.some((mode) => mode === value);

/** Step 2: match the file's headings to our fields and choose the mode. */
export function ColumnsStep({ run, onChanged }: ColumnsStepProps) {
  const api = useCatalogueAdminApi();
  const [columns, setColumns] = useState<Columns>(() => guessedColumns(run));
  const [chosenMode, setChosenMode] = useState<ImportMode | null>(run.mode);
  const [season, setSeason] = useState('');
  const { season: running, currency } = useShop().profile;
  const fields = fieldOptions(currencySign(currency));
  // The file of a new season is usually the whole catalogue, so that mode is the default.
  const isBeside = season !== '' && season !== running;
  const mode = chosenMode ?? (isBeside ? 'whole' : 'changes');
  const maps = useRead(['import maps'], async () => (await resultOf(api.importMaps())).items);
  const check = useWrite(
    ({ saveAs }: CheckDraft) =>
      resultOf(
        api.checkImport(run.id, {
          mode,
          mapping: mappingOf(columns),
          ...(season === '' ? {} : { season }),
          ...(saveAs === '' ? {} : { saveMapAs: saveAs }),
        }),
      ),
    onChanged,
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    check.write({ saveAs: fieldText(fields, 'saveAs').trim() });
  };
  return (
    <form className={css.panel} onSubmit={submit} noValidate>
      <p className={css.quiet}>
        {run.fileName}: {run.format.kind.toUpperCase()}
        {run.format.encoding === '' ? '' : `, ${run.format.encoding}`}
        {run.format.delimiter === ''
          ? ''
          : `, separated by “${run.format.delimiter === '\t' ? 'tab' : run.format.delimiter}”`}
      </p>
      {run.mapName === null ? null : (
        <Alert tone="success">Your mapping “{run.mapName}” fits this file and is filled in below.</Alert>
      )}
      {maps.data === undefined || maps.data.length === 0 ? null : (
        <Select
          label="Use a saved mapping"
          placeholder="Choose a mapping"
          value=""
          options={maps.data.map(({ name }) => ({ value: name, label: name }))}
          onChange={(event) => {
            const chosen = maps.data?.find(({ name }) => name === event.target.value);
            if (chosen !== undefined) setColumns(columnsOfMapping(run, chosen.mapping));
          }}
        />
      )}
      <DataTable
        caption="Columns of the file"
        scroll="page"
        rows={run.headings}
        rowKey={({ heading }) => heading}
        columns={[
          { id: 'heading', header: 'Your column', names: true, cell: ({ heading }) => heading },
          { id: 'samples', header: 'First values', cell: ({ samples }) => samplesText(samples) },
          {
            id: 'field',
            header: 'Holds',
            cell: ({ heading }) => (
              <Select
                label={`${heading} holds`}
                labelHidden
                value={columns[heading] ?? ''}
                options={fields}
                onChange={(event) => setColumns(withField(columns, heading, event.target.value))}
              />
            ),
          },
        ]}
      />
      <RadioGroup
        label="What is this file?"
        value={mode}
        onValueChange={(value) => isMode(value) && setChosenMode(value)}
        cards
      >
        {importModes.map((each) => (
          <RadioCard key={each} value={each} label={modeTexts[each].label}>
            <strong>{modeTexts[each].label}</strong>
            <span className={css.modeText}>{modeTexts[each].text}</span>
          </RadioCard>
        ))}
      </RadioGroup>
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
      <WriteError of={check} fallback="The check could not be started. Try again." />
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
