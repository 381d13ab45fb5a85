import {
  importFields,
  type Attribute,
  type ImportColumn,
  type ImportField,
  type ImportMapping,
} from '@kayal/api-contract/client';
import { fieldLabels } from '../field-labels.ts';
import type { ImportRun } from '../run-state.ts';

/** A field's label in the choice of columns. @param sign the currency's */
const labelOf = (field: ImportField, sign: string): string =>
  field === 'mrp' || field === 'offer' ? `${fieldLabels[field]} (${sign})` : fieldLabels[field];

/** The choice that makes an attribute of a column. */
export const newAttribute = 'attribute';

/**
 * Field choices of one column, 'not used' first.
 * @param sign the currency's, beside the fields of prices
 * @param attributes those of the shop
 */
export function fieldOptions(
  sign: string,
  attributes: readonly Attribute[],
): { readonly value: string; readonly label: string }[] {
  return [
    { value: '', label: 'Not used' },
    ...importFields.map((field) => ({ value: field, label: labelOf(field, sign) })),
    ...attributes
      .filter(({ isRetired }) => !isRetired)
      .map(({ id, name }) => ({ value: `attribute:${id}`, label: `${name} (attribute)` })),
    { value: newAttribute, label: 'Make an attribute of it' },
  ];
}

/**
 * Which fields a refused check misses, for people; null when it names none.
 * @param details of the refusal: its `fields` name ours
 * @param sign the currency's
 */
export function missingText({ fields }: Readonly<Record<string, unknown>>, sign: string): string | null {
  if (typeof fields !== 'object' || fields === null) return null;
  const missing = Object.entries(fields).flatMap(([field, problem]) =>
    isField(field) && problem === 'not matched' ? [labelOf(field, sign)] : [],
  );
  return missing.length === 0
    ? null
    : `No column holds this yet: ${missing.join(', ')}. Find it among your columns above, and choose what it holds.`;
}

const isField = (value: string): value is ImportField => importFields.some((field) => field === value);

const isColumn = (value: string): value is ImportColumn => isField(value) || value.startsWith('attribute:');

/** Heading → field or attribute, as chosen so far. */
export type Columns = Readonly<Record<string, ImportColumn | null>>;

/** The columns as the server guessed them. */
export const guessedColumns = ({ headings }: ImportRun): Columns =>
  Object.fromEntries(headings.map(({ heading, field }) => [heading, field]));

/** Gives a heading a field; a field belongs to one heading only, so another heading loses it. */
export function withField(columns: Columns, heading: string, value: string): Columns {
  const field = isColumn(value) ? value : null;
  const freed = Object.entries(columns).map(([each, other]) => [each, other === field ? null : other] as const);
  return { ...Object.fromEntries(freed), [heading]: field };
}

/** The columns of a saved mapping, for the headings this file has. */
export function columnsOfMapping({ headings }: Pick<ImportRun, 'headings'>, mapping: ImportMapping): Columns {
  const fieldOf = new Map(Object.entries(mapping).map(([field, heading]) => [heading, field]));
  return Object.fromEntries(
    headings.map(({ heading }) => {
      const field = fieldOf.get(heading) ?? '';
      return [heading, isColumn(field) ? field : null];
    }),
  );
}

/** The columns as the API takes them: field → heading. */
export function mappingOf(columns: Columns): ImportMapping {
  const mapping: ImportMapping = {};
  for (const [heading, field] of Object.entries(columns)) if (field !== null) mapping[field] = heading;
  return mapping;
}

/** The first values of a column, each once; the same value often stands in many rows. */
export const samplesText = (samples: readonly string[]): string =>
  [...new Set(samples)].filter((sample) => sample.trim() !== '').join(' · ') || '(empty)';

/** What kind of file it is and where its table begins, such as `XLSX, sheet “Prices”, headings in row 3`. */
export function formatText({ kind, encoding, delimiter, sheet, headingRow }: ImportRun['format']): string {
  return [
    kind.toUpperCase(),
    encoding,
    delimiter === '' ? '' : `separated by “${delimiter === '\t' ? 'tab' : delimiter}”`,
    sheet === '' ? '' : `sheet “${sheet}”`,
    headingRow === 0 ? '' : `headings in row ${headingRow}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
