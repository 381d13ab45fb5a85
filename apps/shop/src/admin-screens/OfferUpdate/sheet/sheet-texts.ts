import { formatMoney, type MoneyFormat, type SheetErrorKind } from '@kayal/commerce-core';

const errorTexts: Readonly<Record<Exclude<SheetErrorKind, 'notPositive'>, string>> = {
  notANumber: 'The price is not a number.',
  aboveMrp: 'The price is above the MRP.',
  unknownItem: 'No single item has this id or name.',
  twice: 'The item stands in the sheet already.',
  tooMany: 'A sheet has at most 500 rows.',
};

/** Why a pasted row cannot be sent. */
export const errorText = (kind: SheetErrorKind, money: MoneyFormat): string =>
  kind === 'notPositive' ? `The price must be more than ${formatMoney(0, money)}.` : errorTexts[kind];

/** Label of the button. */
export const setLabel = (count: number): string => (count === 1 ? 'Set 1 offer' : `Set ${count} offers`);

/** Explains what happens to unsent rows when the session has ended. */
export const waitingText = (count: number): string =>
  `Your login has ended. ${count === 1 ? '1 row waits' : `${count} rows wait`} here: log in and they are sent.`;

/** Describes the rows of an earlier visit. */
export const leftText = (rows: number): string =>
  `A pasted sheet of ${rows === 1 ? '1 row' : `${rows} rows`} is not set yet.`;
