import type { SheetErrorKind } from '@kayal/commerce-core';

/** Why a pasted row cannot be sent. */
export const errorTexts: Readonly<Record<SheetErrorKind, string>> = {
  notANumber: 'The price is not a number.',
  notPositive: 'The price must be more than ₹0.',
  aboveMrp: 'The price is above the MRP.',
  unknownItem: 'No single item has this id or name.',
  twice: 'The item stands in the sheet already.',
  tooMany: 'A sheet has at most 500 rows.',
};

/** Label of the button. */
export const setLabel = (count: number): string => (count === 1 ? 'Set 1 offer' : `Set ${count} offers`);

/** Explains what happens to unsent rows when the session has ended. */
export const waitingText = (count: number): string =>
  `Your login has ended. ${count === 1 ? '1 row waits' : `${count} rows wait`} here: log in and they are sent.`;

/** Describes the rows of an earlier visit. */
export const leftText = (rows: number): string =>
  `A pasted sheet of ${rows === 1 ? '1 row' : `${rows} rows`} is not set yet.`;
