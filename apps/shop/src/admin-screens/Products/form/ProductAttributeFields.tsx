import type { Attribute, AttributeValues } from '@kayal/api-contract/client';
import { attributeText } from '@kayal/commerce-core';
import { Alert, CheckList, Select, Stack, TextField } from '@kayal/design-system';
import type { ProductProblems } from './product-draft.ts';
import { fieldId } from './product-errors.ts';

interface ProductAttributeFieldsProps {
  /** Those of the product's category. */
  readonly attributes: readonly Attribute[];
  readonly values: AttributeValues;
  readonly problems: ProductProblems;
  readonly onChange: (values: AttributeValues) => void;
}

/** The owner's attributes of a product. */
export function ProductAttributeFields({ attributes, values, problems, onChange }: ProductAttributeFieldsProps) {
  return (
    <Stack gap={16}>
      {attributes.map((attribute) => (
        <AttributeField
          key={attribute.id}
          attribute={attribute}
          values={values[attribute.id] ?? []}
          error={problems[`attributes.${attribute.id}`]}
          onChange={(own) => onChange({ ...values, [attribute.id]: own })}
        />
      ))}
    </Stack>
  );
}

interface AttributeFieldProps {
  readonly attribute: Attribute;
  readonly values: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

function AttributeField({
  attribute: { id, name, kind, unit, choices },
  values,
  error,
  onChange,
}: AttributeFieldProps) {
  const field = `attributes.${id}`;
  // A value whose choice was taken away since can only stay or go.
  const options = [...new Set([...choices, ...values])].map((choice) => ({ value: choice, label: choice }));
  const setText = (text: string): void => onChange(text === '' ? [] : [text]);
  if (kind === 'choices')
    return (
      <div>
        <CheckList legend={name} withLegend columns={2} options={options} selected={values} onChange={onChange} />
        {error === undefined ? null : <Alert tone="danger">{error}</Alert>}
      </div>
    );
  if (kind === 'choice')
    return (
      <Select
        id={fieldId(field)}
        label={name}
        value={values[0] ?? ''}
        error={error}
        options={[{ value: '', label: 'None' }, ...options]}
        onChange={(event) => setText(event.target.value)}
      />
    );
  return (
    <TextField
      id={fieldId(field)}
      label={unit === '' ? name : `${name} (${unit})`}
      value={attributeText(values)}
      error={error}
      maxLength={300}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
