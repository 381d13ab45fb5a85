import { expect, it } from 'vitest';
import { emptyProduct, problemsOf } from './product-draft.ts';
import { summaryOf } from './product-errors.ts';

it('names every error of an empty product in the order of its fields, those of a size with their row', () => {
  expect(summaryOf(problemsOf(emptyProduct, { code: 'INR', locale: 'en-IN' }))).toEqual([
    { text: 'Give the product a name.', fieldId: 'product.name' },
    { text: 'Enter the MRP, such as 899 or 899.50.', fieldId: 'product.mrp' },
    { text: 'Choose a category.', fieldId: 'product.category' },
    { text: 'Row 1: Give it a unique code.', fieldId: 'product.variants.0.code' },
    { text: 'Row 1: Enter the colour.', fieldId: 'product.variants.0.colour' },
    { text: 'Row 1: Enter the size.', fieldId: 'product.variants.0.size' },
  ]);
});
