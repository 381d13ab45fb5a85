import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { ListEditor } from '../fields/ListEditor.tsx';
import { recordsIn, textIn, type SettingFieldProps } from './field-schema.ts';

interface ListFieldProps extends SettingFieldProps {
  readonly fieldsOf: (entry: SettingFieldProps) => ReactNode;
}

/** A list of records. An entry is called by its first field. */
export function ListField({ path, schema, fieldsOf }: ListFieldProps) {
  const name = `settings.${path}`;
  const { fields, append, move, remove } = useFieldArray({ name });
  const entries = recordsIn(useWatch({ name }));
  const { items = {} } = schema;
  const [titleField = ''] = Object.keys(items.properties ?? {});
  return (
    <ListEditor
      noun={schema['x-noun'] ?? 'entry'}
      entries={fields.map(({ id }, index) => ({
        key: id,
        name: textIn(entries[index]?.[titleField]),
        fields: fieldsOf({ path: `${path}.${index}`, schema: items }),
      }))}
      onAdd={() => append({ ...schema['x-empty'] }, { shouldFocus: false })}
      onRemove={remove}
      onMove={move}
    />
  );
}
