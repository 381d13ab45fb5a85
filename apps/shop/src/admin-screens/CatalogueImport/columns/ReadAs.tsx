import { exportSystems, type ImportPlace } from '@kayal/api-contract/client';
import { Alert, Select } from '@kayal/design-system';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import * as css from '../CatalogueImport.css.ts';
import type { ImportRun } from '../run-state.ts';
import { systemTexts } from '../system-texts.ts';

interface ReadAsProps {
  readonly run: ImportRun;
  readonly onChanged: () => void;
}

const plain = { value: 'none', label: 'A plain table' } as const;
const systems = [plain, ...exportSystems.map((value) => ({ value, label: systemTexts[value] }))] as const;

/** Which shop system wrote a file. The server recognises it by its columns. */
export function ReadAs({ run, onChanged }: ReadAsProps) {
  const api = useCatalogueAdminApi();
  const { sheet, headingRow, system } = run.format;
  const place = useWrite((chosen: ImportPlace) => resultOf(api.placeImport(run.id, chosen)), onChanged);
  const read = (chosen: string) => {
    const known = systems.find(({ value }) => value === chosen);
    if (known === undefined) return;
    place.write({
      system: known.value,
      ...(sheet === '' ? {} : { sheet }),
      ...(headingRow === 0 ? {} : { headingRow }),
    });
  };
  return (
    <>
      {system === null ? null : (
        <Alert tone="success">
          {systemTexts[system]}. Each variant becomes a row, as the columns below show; change what you like. Pictures
          with an address are fetched after the import.
        </Alert>
      )}
      <div className={css.narrow}>
        <Select
          label="Read it as"
          value={system ?? plain.value}
          options={systems}
          onChange={(event) => read(event.target.value)}
        />
      </div>
      <WriteError of={place} fallback="The file could not be read again. Try again." />
    </>
  );
}
