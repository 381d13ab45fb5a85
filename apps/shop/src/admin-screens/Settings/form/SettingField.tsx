import { Checkbox, MeasureField, TextArea, TextField, type TextFieldProps } from '@kayal/design-system';
import type { ComponentType } from 'react';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { linesOf } from '../setting-texts.ts';
import * as css from '../Settings.css.ts';
import { textIn, type FieldSchema, type SettingFieldProps } from './field-schema.ts';
import { ListField } from './ListField.tsx';
import { ownFields } from './own-fields.ts';
import { useSetting } from './use-setting.ts';

/** Texts from this length on are written in several lines. */
const longText = 300;

/** The field, or the fields, of a setting: which one says its schema. */
export function SettingField({ path, schema }: SettingFieldProps) {
  const Field = fields[kindOf(schema)] ?? ShortTextField;
  return <Field path={path} schema={schema} />;
}

function kindOf(schema: FieldSchema): string {
  const named = schema['x-field'] ?? '';
  if (named in fields) return named;
  if (schema.properties !== undefined) return 'group';
  if (schema.items !== undefined) return 'list';
  if (schema.type === 'boolean') return 'yesNo';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  return (schema.maxLength ?? 0) >= longText && schema['x-field'] === undefined ? 'longText' : 'text';
}

/** All fields of a group, or of a part of it such as a range of days. */
function FieldsOf({ path, schema }: SettingFieldProps) {
  return Object.entries(schema.properties ?? {}).map(([name, each]) => (
    <FieldOfGroup key={name} path={`${path}.${name}`} schema={each} />
  ));
}

/** A list among other fields stands below its own title. */
function FieldOfGroup({ path, schema }: SettingFieldProps) {
  if (kindOf(schema) !== 'list') return <SettingField path={path} schema={schema} />;
  return (
    <fieldset className={css.list}>
      <legend className={css.subject}>{schema.title}</legend>
      <SettingField path={path} schema={schema} />
    </fieldset>
  );
}

function ListOfFields(list: SettingFieldProps) {
  return <ListField {...list} fieldsOf={(entry) => <FieldsOf {...entry} />} />;
}

interface Writing {
  readonly native: Pick<TextFieldProps, 'type' | 'inputMode'>;
  /** What is stored of what is typed. */
  readonly stored: (typed: string) => string;
}

const asTyped = (typed: string): string => typed;

/** How a text is written, by its schema's `x-field`. */
const writings: Readonly<Record<string, Writing>> = {
  capitals: { native: {}, stored: (typed) => typed.toUpperCase().trim() },
  date: { native: { type: 'date' }, stored: asTyped },
  digits: { native: { inputMode: 'numeric' }, stored: (typed) => typed.trim() },
  email: { native: { type: 'email' }, stored: asTyped },
  tel: { native: { type: 'tel' }, stored: asTyped },
  url: { native: { type: 'url' }, stored: (typed) => typed.trim() },
};

function ShortTextField({ path, schema }: SettingFieldProps) {
  const { value, set, shown } = useSetting(path);
  const { native, stored } = writings[schema['x-field'] ?? ''] ?? { native: {}, stored: asTyped };
  return (
    <TextField
      {...shown}
      {...native}
      label={schema.title ?? ''}
      hint={schema.description}
      maxLength={schema.maxLength}
      value={textIn(value)}
      onChange={(event) => set(stored(event.target.value))}
    />
  );
}

function LongTextField({ path, schema }: SettingFieldProps) {
  const { value, set, shown } = useSetting(path);
  return (
    <div className={css.whole}>
      <TextArea
        {...shown}
        label={schema.title ?? ''}
        rows={3}
        maxLength={schema.maxLength}
        value={textIn(value)}
        onChange={(event) => set(event.target.value)}
      />
    </div>
  );
}

/** A list of texts, one on each line. */
function LinesField({ path, schema }: SettingFieldProps) {
  const { value, set, shown } = useSetting(path);
  return (
    <div className={css.whole}>
      <TextArea
        {...shown}
        label={schema.title ?? ''}
        rows={4}
        hint={schema.description}
        value={Array.isArray(value) ? value.join('\n') : ''}
        onChange={(event) => set(linesOf(event.target.value))}
      />
    </div>
  );
}

function NumberField({ path, schema }: SettingFieldProps) {
  const { value, set, shown } = useSetting(path);
  const { code } = useMoneyFormat();
  const unit = schema['x-unit'] ?? '';
  return (
    <MeasureField
      {...shown}
      label={schema.title ?? ''}
      hint={schema.description}
      unit={unit === 'currency' ? code : unit}
      min={schema.minimum ?? 0}
      max={schema.maximum ?? 0}
      step={schema['x-step']}
      value={Number(value)}
      onValue={set}
    />
  );
}

function YesNoField({ path, schema }: SettingFieldProps) {
  const { value, set } = useSetting(path);
  return (
    <div className={css.whole}>
      <Checkbox
        label={schema.title ?? ''}
        detail={schema.description}
        checked={value === true}
        onCheckedChange={(checked) => set(checked === true)}
      />
    </div>
  );
}

/** The id of a shelf's category, which is chosen with the source. */
const NoField = () => null;

const fields: Readonly<Record<string, ComponentType<SettingFieldProps>>> = {
  ...ownFields,
  group: FieldsOf,
  lines: LinesField,
  list: ListOfFields,
  longText: LongTextField,
  none: NoField,
  number: NumberField,
  text: ShortTextField,
  yesNo: YesNoField,
};
