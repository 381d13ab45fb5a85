import type { ImportPlace } from '@kayal/api-contract/client';
import { Button, Select, TextField } from '@kayal/design-system';
import { useState } from 'react';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import * as css from '../CatalogueImport.css.ts';
import type { ImportRun } from '../run-state.ts';

interface TablePlaceProps {
  readonly run: ImportRun;
  readonly onChanged: () => void;
}

/** Where the table is in the file: its sheet, and the row of its headings. The server's guess comes first. */
export function TablePlace({ run, onChanged }: TablePlaceProps) {
  const api = useCatalogueAdminApi();
  const { kind, sheets, sheet, headingRow } = run.format;
  const [row, setRow] = useState(String(headingRow));
  const place = useWrite((chosen: ImportPlace) => resultOf(api.placeImport(run.id, chosen)), onChanged);
  const chosenRow = Number(row);
  const isRow = Number.isInteger(chosenRow) && chosenRow > 0;
  if (kind === 'jsonl' || kind === 'xml') return null;
  return (
    <>
      <div className={css.pair}>
        {sheets.length < 2 ? null : (
          <Select
            label="Sheet to read"
            value={sheet}
            options={sheets.map((name) => ({ value: name, label: name }))}
            onChange={(event) => place.write({ sheet: event.target.value })}
          />
        )}
        <div className={css.placeRow}>
          <TextField
            label="Row of the headings"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={row}
            onChange={(event) => setRow(event.target.value.trim())}
            hint="Rows above it, such as a title, are not read."
          />
          <Button
            variant="secondary"
            busy={place.isBusy}
            busyLabel="Reading the file"
            onClick={() => isRow && place.write({ headingRow: chosenRow, ...(sheet === '' ? {} : { sheet }) })}
          >
            Read from this row
          </Button>
        </div>
      </div>
      <WriteError of={place} fallback="The file could not be read again. Try again." />
    </>
  );
}
