import { Stack, Text, TextField } from '@kayal/design-system';
import { useId } from 'react';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';

interface ValueNamesProps {
  /** Of the import. */
  readonly id: string;
  readonly heading: string;
  /** The new names so far, by value. */
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (names: Readonly<Record<string, string>>) => void;
}

/** The values of a column, each with the name that it gets; the shop's own names are suggested. */
export function ValueNames({ id, heading, names, onChange }: ValueNamesProps) {
  const api = useCatalogueAdminApi();
  const listId = useId();
  const { data, error, reload } = useRead(['import values', id, heading], () =>
    resultOf(api.importValues(id, heading)),
  );
  if (data === undefined) {
    return <LoadingOrRetry error={error} heading="We could not load the values" onRetry={reload} />;
  }
  return (
    <Stack gap={12}>
      <Text size={14} tone="muted">
        {data.isCut
          ? 'The most frequent values of the column. A value without another name stays as it is.'
          : 'A value without another name stays as it is.'}
      </Text>
      <datalist id={listId}>
        {data.names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {data.values.map((value) => (
        <TextField
          key={value}
          label={value}
          list={listId}
          autoComplete="off"
          maxLength={200}
          placeholder={value}
          value={names[value] ?? ''}
          onChange={({ target }) => onChange({ ...names, [value]: target.value })}
        />
      ))}
    </Stack>
  );
}
