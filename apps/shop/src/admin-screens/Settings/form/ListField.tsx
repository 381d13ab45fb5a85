import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { ListEditor } from '../fields/ListEditor.tsx';
import { FoldedEntry } from './FoldedEntry.tsx';
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
  const noun = schema['x-noun'] ?? 'entry';
  const entryOf = (id: string, index: number) => {
    const title = textIn(entries[index]?.[titleField]);
    const ofEntry = { path: `${path}.${index}`, schema: items };
    const shown = fieldsOf(ofEntry);
    return {
      key: id,
      name: title,
      fields: schema['x-folds'] ? (
        <FoldedEntry path={ofEntry.path} name={title} noun={noun}>
          {shown}
        </FoldedEntry>
      ) : (
        shown
      ),
    };
  };
  return (
    <ListEditor
      noun={noun}
      entries={fields.map(({ id }, index) => entryOf(id, index))}
      onAdd={() => append({ ...schema['x-empty'] }, { shouldFocus: false })}
      onRemove={remove}
      onMove={move}
    />
  );
}
