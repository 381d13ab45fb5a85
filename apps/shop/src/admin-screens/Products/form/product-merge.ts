import type { Difference } from '@kayal/design-system';
import { mergeChanges } from '../../../data/admin/merge-changes.ts';
import { factLabels } from './fact-fields.ts';
import type { ProductFields, VariantFields } from './product-draft.ts';

/** What stays the same of a variant while it is edited: a saved one has its code for good. */
const identityOf = ({ isNew, rowKey, uniqueCode }: VariantFields): string => (isNew ? rowKey : uniqueCode);

const byIdentity = (variants: readonly VariantFields[]) =>
  new Map(variants.map((variant) => [identityOf(variant), variant]));

function mergeVariants(
  base: readonly VariantFields[],
  mine: readonly VariantFields[],
  theirs: readonly VariantFields[],
): VariantFields[] {
  const [old, own] = [byIdentity(base), byIdentity(mine)];
  const kept = theirs.flatMap((variant) => {
    const before = old.get(variant.uniqueCode);
    const edited = own.get(variant.uniqueCode);
    if (before === undefined) return [variant];
    if (edited === undefined) return [];
    // A code is fixed once it is saved, and stock is changed by a correction only.
    const { uniqueCode, units, isNew } = variant;
    // With another key the row would be drawn again, and lose the caret of who types in it.
    const { rowKey, wantedUnits } = edited;
    return [{ ...mergeChanges(before, edited, variant), rowKey, uniqueCode, units, isNew, wantedUnits }];
  });
  return [...kept, ...mine.filter(({ isNew }) => isNew)];
}

/**
 * What I typed together with what somebody else saved meanwhile; where both changed a field, mine stays.
 * @param base the product that both began with
 */
export function mergeFields(base: ProductFields, mine: ProductFields, theirs: ProductFields): ProductFields {
  const fields = mergeChanges({ ...base, variants: [] }, { ...mine, variants: [] }, { ...theirs, variants: [] });
  return { ...fields, variants: mergeVariants(base.variants, mine.variants, theirs.variants) };
}

/**
 * What was typed since a save, together with what that save stored.
 * @param sent the fields as they were when the save began
 */
export function mergeSaved(sent: ProductFields, mine: ProductFields, stored: ProductFields): ProductFields {
  const codes = new Map(
    sent.variants.flatMap(({ rowKey, uniqueCode, isNew }) => (isNew ? [[rowKey, uniqueCode]] : [])),
  );
  /** The fields with the new sizes that were sent, as rows of saved ones. */
  const withCodes = (fields: ProductFields): ProductFields => ({
    ...fields,
    variants: fields.variants.map((variant) => {
      const code = codes.get(variant.rowKey);
      return code === undefined ? variant : { ...variant, uniqueCode: code, isNew: false };
    }),
  });
  const merged = mergeFields(withCodes(sent), withCodes(mine), stored);
  const before = byIdentity(sent.variants);
  const wanted = new Map(
    mine.variants.flatMap(({ rowKey, units }) => {
      const code = codes.get(rowKey);
      return code === undefined || units === '' || units === before.get(rowKey)?.units ? [] : [[code, units]];
    }),
  );
  if (wanted.size === 0) return merged;
  return {
    ...merged,
    variants: merged.variants.map((variant) => {
      const wantedUnits = wanted.get(variant.uniqueCode);
      return wantedUnits === undefined ? variant : { ...variant, wantedUnits };
    }),
  };
}

/** Whether anything was typed that is not saved; units are saved by a correction of their own. */
export function isTyped(base: ProductFields, fields: ProductFields): boolean {
  const typed = ({ variants, ...rest }: ProductFields) =>
    JSON.stringify([
      rest,
      variants.map(({ units, isNew, ...variant }) => ({ ...variant, rowKey: '', ...(isNew ? { units } : {}) })),
    ]);
  return typed(base) !== typed(fields);
}

const labels = {
  name: 'Name',
  description: 'Description',
  mrp: 'MRP',
  offer: 'Offer price',
  categoryId: 'Category',
  hidden: 'Hidden from shoppers',
  displayColour: 'Colour on the card',
  ...factLabels,
} as const satisfies Record<Exclude<keyof ProductFields, 'listIds' | 'attributes' | 'modelSizes' | 'variants'>, string>;

/** Names of what a product holds by its id. */
export interface GroupNames {
  readonly category: (id: string) => string;
  readonly list: (id: number) => string;
}

/**
 * What changed between two states of a product, in words. Stock is left out: it is no part of a save.
 */
export function differencesOf(before: ProductFields, after: ProductFields, groups: GroupNames): Difference[] {
  const valueOf = (fields: ProductFields, name: keyof typeof labels): string | undefined => {
    const value = fields[name];
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (value === '') return undefined;
    return name === 'categoryId' ? groups.category(value) : value;
  };
  const names = Object.keys(labels) as (keyof typeof labels)[];
  const changed = names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      id: name,
      label: labels[name],
      before: valueOf(before, name),
      after: valueOf(after, name),
    }));
  const listsOf = ({ listIds }: ProductFields) => listIds.map(groups.list).toSorted().join(', ') || undefined;
  const lists = [{ id: 'listIds', label: 'Also in', before: listsOf(before), after: listsOf(after) }];
  const ids = [...new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)])];
  const attributes = ids.map((id) => ({
    id: `attributes.${id}`,
    label: id,
    before: before.attributes[id]?.join(', ') || undefined,
    after: after.attributes[id]?.join(', ') || undefined,
  }));
  const colours = [...new Set([...Object.keys(before.modelSizes), ...Object.keys(after.modelSizes)])];
  const modelSizes = colours.map((colour) => ({
    id: `modelSizes.${colour}`,
    label: `Size of the model, ${colour}`,
    before: before.modelSizes[colour] || undefined,
    after: after.modelSizes[colour] || undefined,
  }));
  const [old, now] = [byIdentity(before.variants), byIdentity(after.variants)];
  const textOf = (variant: VariantFields | undefined) => variant && `${variant.colour}, ${variant.size}`;
  const variants = [...new Set([...old.keys(), ...now.keys()])].map((key) => ({
    id: key,
    label: key,
    before: textOf(old.get(key)),
    after: textOf(now.get(key)),
  }));
  return [
    ...changed,
    ...[...lists, ...attributes, ...modelSizes, ...variants].filter((row) => row.before !== row.after),
  ];
}
