import { currencySign } from '@kayal/commerce-core';
import { Alert, DataTable, Select } from '@kayal/design-system';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { columnsOfMapping, fieldOptions, samplesText, withField, type Columns } from './columns.ts';
import type { ImportRun } from '../run-state.ts';

interface FileColumnsProps {
  readonly run: ImportRun;
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
}

/** The columns of a file, each with its first values and the field it holds; saved mappings fill in all of them. */
export function FileColumns({ run, columns, onChange }: FileColumnsProps) {
  const api = useCatalogueAdminApi();
  const fields = fieldOptions(currencySign(useMoneyFormat()));
  const maps = useRead(['import maps'], async () => (await resultOf(api.importMaps())).items);
  const saved = maps.data ?? [];
  return (
    <>
      {run.mapName === null ? null : (
        <Alert tone="success">Your mapping “{run.mapName}” fits this file and is filled in below.</Alert>
      )}
      {saved.length === 0 ? null : (
        <Select
          label="Use a saved mapping"
          placeholder="Choose a mapping"
          value=""
          options={saved.map(({ name }) => ({ value: name, label: name }))}
          onChange={(event) => {
            const chosen = saved.find(({ name }) => name === event.target.value);
            if (chosen !== undefined) onChange(columnsOfMapping(run, chosen.mapping));
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
                onChange={(event) => onChange(withField(columns, heading, event.target.value))}
              />
            ),
          },
        ]}
      />
    </>
  );
}
