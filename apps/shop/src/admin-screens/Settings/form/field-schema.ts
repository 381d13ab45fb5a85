import { shopSettingsSchema } from '@kayal/api-contract/shop-settings';

/** What the form reads of a setting's schema; see `shopSettingsSchema`. */
export interface FieldSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
  readonly 'x-field'?: string;
  readonly 'x-unit'?: string;
  readonly 'x-step'?: number;
  readonly 'x-noun'?: string;
  readonly 'x-empty'?: object;
  /** Of a choice: what an owner reads for each value of `enum`. */
  readonly 'x-labels'?: readonly string[];
  /** Of a list: each entry is one line until it is opened. */
  readonly 'x-folds'?: boolean;
}

/** Props of the field of a setting. */
export interface SettingFieldProps {
  /** Path of the setting, such as `profile.name` or `navigation.0.label`. */
  readonly path: string;
  readonly schema: FieldSchema;
}

/** The schema of a setting. @param path such as `profile.name` @throws Error when there is no such setting */
export function schemaOf(path: string): FieldSchema {
  const found = path
    .split('.')
    .reduce<FieldSchema | undefined>((schema, name) => schema?.properties?.[name], shopSettingsSchema);
  if (found === undefined) throw new Error(`There is no setting ${path}.`);
  return found;
}

/** The part of a value that is a text; empty for anything else. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A list of records, as a list in the settings is. */
export const recordsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value : [];
