import type { ErrorSummaryItem } from '@kayal/design-system';
import type { ProductProblems } from './product-draft.ts';

/** Id of the control of a field. @param field a key of {@link ProductProblems} */
export const fieldId = (field: string): string => `product.${field}`;

/** The errors of a product for the summary above its form; those of a size or colour begin with their row. */
export function summaryOf(problems: ProductProblems): ErrorSummaryItem[] {
  return Object.entries(problems).map(([field, text]) => {
    const [, row] = /^variants\.(\d+)\./.exec(field) ?? [];
    return { text: row === undefined ? text : `Row ${Number(row) + 1}: ${text}`, fieldId: fieldId(field) };
  });
}
