import type { RefundMethod, ReturnReason, ReturnRequest, ReturnStage } from '@kayal/api-contract/client';

/** Why a piece comes back. */
export const reasonTexts: Readonly<Record<ReturnReason, string>> = {
  tooSmall: 'Too small',
  tooLarge: 'Too large',
  colour: 'Not the colour I expected',
  damaged: 'Arrived damaged',
  wrongPiece: 'Wrong piece arrived',
  notAsShown: 'Not as shown',
  changedMind: 'Changed my mind',
};

/** Where a return is, in a word or two. */
export const stageTexts: Readonly<Record<ReturnStage, string>> = {
  asked: 'Asked',
  approved: 'Approved',
  pickUpArranged: 'Pick-up arranged',
  received: 'Arrived',
  examined: 'Examined',
  declined: 'Declined',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
  replaced: 'Replaced',
  sentBack: 'Sent back to you',
  cancelled: 'Taken back',
  lapsed: 'Ended',
};

/** How money went back. */
export const refundMethodTexts: Readonly<Record<RefundMethod, string>> = {
  cash: 'in cash',
  upi: 'by UPI',
  bank: 'by bank',
};

type Piece = Pick<ReturnRequest['lines'][number], 'name' | 'size' | 'colour'>;

/** A piece in one line: 'Spice Coast Polo, size S, Mustard'. */
export const pieceText = ({ name, size, colour }: Piece): string =>
  [name, size === '' ? '' : `size ${size}`, colour].filter((part) => part !== '').join(', ');
