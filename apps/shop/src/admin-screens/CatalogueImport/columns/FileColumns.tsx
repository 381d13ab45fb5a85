import type { Attribute, ImportMap } from '@kayal/api-contract/client';
import { attributeIdFor, currencySign } from '@kayal/commerce-core';
import { Alert, DataTable, Select } from '@kayal/design-system';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { useAttributes } from '../../../data/use-attributes.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useSettingsApi } from '../../../data/admin/settings-api.ts';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { columnsOfMapping, fieldOptions, newAttribute, samplesText, withField, type Columns } from './columns.ts';
import { placeWith } from './made-columns.ts';
import type { ImportRun } from '../run-state.ts';

interface FileColumnsProps {
  readonly run: ImportRun;
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
  /** Called when the server has read the file again. */
  readonly onRead: () => void;
}

/** What an attribute is at first that is made of a column; an owner changes it in the settings. */
const firstAttribute = {
  kind: 'text',
  unit: '',
  choices: [],
  categories: [],
  isShown: true,
  isFilter: false,
  isSearched: true,
  isRetired: false,
} satisfies Omit<Attribute, 'id' | 'name'>;

/** The columns of a file, each with its first values and the field it holds; saved mappings fill in all of them. */
export function FileColumns({ run, columns, onChange, onRead }: FileColumnsProps) {
  const api = useCatalogueAdminApi();
  const settings = useSettingsApi();
  const { attributes, reload } = useAttributes();
  const fields = fieldOptions(currencySign(useMoneyFormat()), attributes);
  const make = useWrite(
    async (heading: string) => {
      const { saved } = await resultOf(settings.settings());
      const known = saved.settings.attributes ?? [];
      const id = attributeIdFor(heading, known);
      const attribute = { ...firstAttribute, id, name: heading.slice(0, 60) };
      const changed = { ...saved.settings, attributes: [...known, attribute] };
      await resultOf(settings.saveSettings({ version: saved.version, settings: changed, theme: saved.theme }));
      return id;
    },
    (id, heading) => {
      reload();
      onChange(withField(columns, heading, `attribute:${id}`));
    },
  );
  const use = useWrite(
    async ({ made, mapping }: ImportMap) => {
      if (made.length === 0) return columnsOfMapping(run, mapping);
      // The columns that a mapping makes are read with the others.
      const { run: placed } = await resultOf(api.placeImport(run.id, placeWith(run, made)));
      return columnsOfMapping(placed, mapping);
    },
    (chosen, { made }) => {
      onChange(chosen);
      if (made.length > 0) onRead();
    },
  );
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
            if (chosen !== undefined) use.write(chosen);
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
                disabled={make.isBusy}
                onChange={({ target: { value } }) => {
                  if (value === newAttribute) make.write(heading);
                  else onChange(withField(columns, heading, value));
                }}
              />
            ),
          },
        ]}
      />
      <WriteError of={use} fallback="The mapping was not used. Check your connection and try again." />
      <WriteError of={make} fallback="The attribute was not made. Check your connection and try again." />
    </>
  );
}
