import type { ImportMode } from '@kayal/api-contract/client';

/** Label and explanation of each mode of an import. */
export const modeTexts: Readonly<Record<ImportMode, { readonly label: string; readonly text: string }>> = {
  changes: { label: 'Changes only', text: 'Adds and updates what is in the file. Everything else stays.' },
  whole: {
    label: 'Whole catalogue',
    text: 'What is missing in the file is taken off sale. It is never deleted: past orders keep it.',
  },
  stock: { label: 'Stock only', text: 'Sets the units of the codes in the file.' },
  prices: { label: 'Prices only', text: 'Sets MRP and offer of the products in the file.' },
};
