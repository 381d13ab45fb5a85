import type { AdminProduct } from '@kayal/api-contract/client';
import { useState } from 'react';
import { fieldsOf, type ProductFields, type VariantFields } from './product-draft.ts';
import { isTyped, mergeFields, mergeSaved } from './product-merge.ts';

const withUnits = (fields: ProductFields, uniqueCode: string, units: number): ProductFields => ({
  ...fields,
  variants: fields.variants.map((variant): VariantFields =>
    variant.uniqueCode === uniqueCode ? { ...variant, units: String(units), wantedUnits: undefined } : variant,
  ),
});

/**
 * A product while it is typed, beside the saved one that it began with.
 * @param loaded the product as it was loaded last, null for a new one; what is typed is put on top of each later one
 */
export function useProductEdit(start: ProductFields, loaded: AdminProduct | null) {
  const [last, setLast] = useState(loaded);
  const [base, setBase] = useState({ fields: start, saved: loaded });
  const [fields, setFields] = useState(start);
  const take = (current: AdminProduct): void => {
    const theirs = fieldsOf(current);
    setFields((mine) => mergeFields(base.fields, mine, theirs));
    setBase({ fields: theirs, saved: current });
  };
  if (loaded !== null && loaded !== last) {
    setLast(loaded);
    // A slow answer to an earlier read may be older than what was saved or taken since.
    if (loaded.version >= (base.saved?.version ?? 0)) take(loaded);
  }
  return {
    fields,
    /** The saved fields that the typed ones began with. */
    base: base.fields,
    /** The saved product; null for a new one that is not added yet. */
    saved: base.saved,
    isTyped: isTyped(base.fields, fields),
    set: (change: Partial<ProductFields>) => setFields((before) => ({ ...before, ...change })),
    /** Shows a corrected stock, and keeps everything else as typed. */
    setUnits: (uniqueCode: string, units: number) => {
      setBase((before) => ({ ...before, fields: withUnits(before.fields, uniqueCode, units) }));
      setFields((before) => withUnits(before, uniqueCode, units));
    },
    /** Adds what somebody else saved meanwhile; the next save replaces that version. */
    take,
    /** Notes what was saved; what was typed since then stays and is not saved. */
    noteSaved: (sent: ProductFields, stored: AdminProduct): void => {
      const theirs = fieldsOf(stored);
      setFields((mine) => mergeSaved(sent, mine, theirs));
      setBase({ fields: theirs, saved: stored });
    },
    discard: (): void => setFields(base.fields),
  };
}
