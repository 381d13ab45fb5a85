import type { SheetFaultKind } from '@kayal/commerce-core';

/** What is wrong with a row of a sheet (J52). */
export const faultTexts: Readonly<Record<SheetFaultKind, string>> = {
  notANumber: 'The price is not a number.',
  notPositive: 'The price must be more than ₹0.',
  aboveMrp: 'The price is above the MRP.',
  unknownItem: 'No single item has this id or name.',
  twice: 'The item stands in the sheet already.',
  tooMany: 'A sheet has at most 500 rows.',
};

/** What the button does. */
export const setLabel = (count: number): string => (count === 1 ? 'Set 1 offer' : `Set ${count} offers`);
