import type { Difference } from '@kayal/design-system';
import { mergeChanges } from '../../../data/admin/merge-changes.ts';
import type { ProductFields, VariantFields } from './product-draft.ts';

const byKey = (variants: readonly VariantFields[]) => new Map(variants.map((variant) => [variant.rowKey, variant]));

function mergeVariants(
  base: readonly VariantFields[],
  mine: readonly VariantFields[],
  theirs: readonly VariantFields[],
): VariantFields[] {
  const [old, own, now] = [byKey(base), byKey(mine), byKey(theirs)];
  const kept = theirs.flatMap((variant) => {
    const before = old.get(variant.rowKey);
    const edited = own.get(variant.rowKey);
    if (before === undefined) return [variant];
    if (edited === undefined) return [];
    return [{ ...mergeChanges(before, edited, variant), units: variant.units }];
  });
  return [...kept, ...mine.filter(({ rowKey, isNew }) => isNew && !now.has(rowKey))];
}

/**
 * What I typed together with what somebody else saved meanwhile; where both changed a field, mine stays.
 * @param base the product that both began with
 */
export function mergeFields(base: ProductFields, mine: ProductFields, theirs: ProductFields): ProductFields {
  const fields = mergeChanges({ ...base, variants: [] }, { ...mine, variants: [] }, { ...theirs, variants: [] });
  return { ...fields, variants: mergeVariants(base.variants, mine.variants, theirs.variants) };
}

/** Whether anything was typed that is not saved; units are saved by a correction of their own. */
export function isTyped(base: ProductFields, fields: ProductFields): boolean {
  const typed = ({ variants, ...rest }: ProductFields) =>
    JSON.stringify([rest, variants.map(({ units, isNew, ...variant }) => (isNew ? { ...variant, units } : variant))]);
  return typed(base) !== typed(fields);
}

const labels = {
  name: 'Name',
  description: 'Description',
  mrp: 'MRP',
  offer: 'Offer price',
  categoryId: 'Category',
  hidden: 'Hidden from shoppers',
} as const;

/**
 * What changed between two states of a product, in words.
 * @param categoryName the name of a category by its id
 */
export function differencesOf(
  before: ProductFields,
  after: ProductFields,
  categoryName: (id: string) => string,
): Difference[] {
  const valueOf = (fields: ProductFields, name: keyof typeof labels): string | undefined => {
    const value = fields[name];
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (value === '') return undefined;
    return name === 'categoryId' ? categoryName(value) : value;
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
  const [old, now] = [byKey(before.variants), byKey(after.variants)];
  const textOf = (variant: VariantFields | undefined) => variant && `${variant.colour}, ${variant.size}`;
  const variants = [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => ({ id: key, label: key, before: textOf(old.get(key)), after: textOf(now.get(key)) }))
    .filter((row) => row.before !== row.after);
  return [...changed, ...variants];
}
