import type { AdminProduct } from '@kayal/api-contract/client';
import { useState } from 'react';
import { fieldsOf, type ProductFields, type VariantFields } from './product-draft.ts';
import { isTyped, mergeFields } from './product-merge.ts';

const withUnits = (fields: ProductFields, uniqueCode: string, units: number): ProductFields => ({
  ...fields,
  variants: fields.variants.map((variant): VariantFields =>
    variant.uniqueCode === uniqueCode ? { ...variant, units: String(units) } : variant,
  ),
});

/** A product while it is typed, beside the saved one that it began with. */
export function useProductEdit(start: ProductFields, saved: AdminProduct | null) {
  const [base, setBase] = useState({ fields: start, version: saved?.version ?? 0 });
  const [fields, setFields] = useState(start);
  return {
    fields,
    base,
    isTyped: isTyped(base.fields, fields),
    set: (change: Partial<ProductFields>) => setFields((before) => ({ ...before, ...change })),
    /** Shows a corrected stock, and keeps everything else as typed. */
    setUnits: (uniqueCode: string, units: number) => {
      setBase((before) => ({ ...before, fields: withUnits(before.fields, uniqueCode, units) }));
      setFields((before) => withUnits(before, uniqueCode, units));
    },
    /** Adds what somebody else saved meanwhile; the next save replaces that version. */
    take: (current: AdminProduct) => {
      const theirs = fieldsOf(current);
      setFields((mine) => mergeFields(base.fields, mine, theirs));
      setBase({ fields: theirs, version: current.version });
    },
  };
}
