import { CheckList, Select } from '@kayal/design-system';
import { useWatch } from 'react-hook-form';
import * as css from '../Settings.css.ts';
import { recordsIn, textIn, type SettingFieldProps } from './field-schema.ts';
import { useSetting } from './use-setting.ts';
import { useShopLists } from '../fields/use-shop-lists.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChosenFieldProps extends SettingFieldProps {
  readonly options: readonly Choice[];
  readonly placeholder?: string;
  /** What is stored of a choice; its text where absent. */
  readonly stored?: (chosen: string) => unknown;
}

function ChosenField({ path, schema, options, placeholder, stored = String }: ChosenFieldProps) {
  const { value, set, shown } = useSetting(path);
  return (
    <Select
      {...shown}
      label={schema.title ?? ''}
      hint={schema.description}
      placeholder={placeholder}
      value={value === 0 ? '' : String(value)}
      options={options}
      onChange={(event) => set(stored(event.target.value))}
    />
  );
}

/** One of the values that the schema lists. */
export function ChoiceField(field: SettingFieldProps) {
  const { enum: values = [], 'x-labels': labels = [] } = field.schema;
  return (
    <ChosenField
      {...field}
      options={values.map((value, index) => ({ value: String(value), label: labels[index] ?? '' }))}
    />
  );
}

/** One of the tax classes in the form. */
export function TaxClassField(field: SettingFieldProps) {
  const classes = recordsIn(useWatch({ name: 'settings.invoicing.classes' }));
  const options = classes.map(({ id, name }) => ({ value: textIn(id), label: textIn(name) || textIn(id) }));
  return <ChosenField {...field} options={options} placeholder="Choose one" />;
}

/** One of the shop's categories. */
export function CategoryField(field: SettingFieldProps) {
  const { categories } = useShopLists();
  const options = (categories ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const placeholder = categories === undefined ? 'Loading…' : 'Choose one';
  return <ChosenField {...field} options={options} placeholder={placeholder} stored={Number} />;
}

/** Some of the shop's categories; none of them is all. */
export function CategoryChoicesField({ path, schema }: SettingFieldProps) {
  const { value, set } = useSetting(path);
  const { categories = [] } = useShopLists();
  if (categories.length === 0) return null;
  return (
    <div className={css.whole}>
      <CheckList
        legend={schema.title ?? ''}
        columns={2}
        withLegend
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        selected={Array.isArray(value) ? value.map(String) : []}
        onChange={(selected) => set(selected.map(Number))}
      />
    </div>
  );
}
