import type {
  RefundMethod,
  ReturnLine,
  ReturnReason,
  ReturnRequest,
  ReturnStage,
  ReturnStep,
  Verdict,
} from '@kayal/api-contract/client';
import { formatDay, formatShortDate, isReturnEnded, type DateFormat } from '@kayal/commerce-core';
import type { StatusTone } from '@kayal/design-system';
import type { QueueFilter } from './returns-query.ts';

/** Why a piece came back. */
export const reasonTexts: Readonly<Record<ReturnReason, string>> = {
  tooSmall: 'Too small',
  tooLarge: 'Too large',
  colour: 'Colour',
  damaged: 'Damaged',
  wrongPiece: 'Wrong piece',
  notAsShown: 'Not as shown',
  changedMind: 'Changed mind',
};

/** Where a return is. */
export const stageTexts: Readonly<Record<ReturnStage, string>> = {
  asked: 'Asked',
  approved: 'Approved',
  pickUpArranged: 'Pick-up arranged',
  received: 'Received',
  examined: 'Examined',
  declined: 'Declined',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
  replaced: 'Replaced',
  sentBack: 'Sent back',
  cancelled: 'Cancelled',
  lapsed: 'Lapsed',
};

/** Choices of the queue's filter. */
export const filterTexts: Readonly<Record<QueueFilter, string>> = {
  open: 'Open',
  ended: 'Ended',
  ...stageTexts,
  all: 'All',
};

/** What the shop found. */
export const verdictTexts: Readonly<Record<Verdict, string>> = {
  sellable: 'Sellable',
  secondChoice: 'Second choice',
  faulty: 'Faulty',
};

/** How money goes back. */
export const methodTexts: Readonly<Record<RefundMethod, string>> = { cash: 'Cash', upi: 'UPI', bank: 'Bank' };

/** Labels of the decisions; those with dots ask for more first. */
export const stepLabels: Readonly<Record<ReturnStep, string>> = {
  approve: 'Approve',
  decline: 'Decline…',
  arrange: 'Arrange pick-up…',
  receive: 'Received',
  examine: 'Examine…',
  refund: 'Refund…',
  exchange: 'Exchange',
  replace: 'Replace',
  sendBack: 'Send back…',
};

const timelineTexts: Readonly<Record<string, string>> = {
  ask: 'Asked',
  approve: 'Approved',
  decline: 'Declined',
  arrange: 'Pick-up arranged',
  receive: 'Received',
  examine: 'Examined',
  refund: 'Refunded',
  exchange: 'Exchanged',
  replace: 'Replaced',
  sendBack: 'Sent back',
  cancel: 'Cancelled',
  lapse: 'Lapsed: nothing arrived in time',
  restock: 'What was sent came back and is in stock',
};

/** A step in the timeline; one of a newer server keeps its name. */
export const timelineText = (step: string): string => timelineTexts[step] ?? step;

const doneStages: readonly ReturnStage[] = ['refunded', 'exchanged', 'replaced'];
const movingStages: readonly ReturnStage[] = ['approved', 'pickUpArranged'];

/** Whether the pieces are expected. */
export const isOnItsWay = (stage: ReturnStage): boolean => movingStages.includes(stage);

/** Red where it waits for the shop, green where she got what she wanted. */
export function toneOf(stage: ReturnStage): StatusTone {
  if (doneStages.includes(stage)) return 'success';
  return isReturnEnded(stage) || isOnItsWay(stage) ? 'neutral' : 'danger';
}

const unitsOf = ({ lines }: Pick<ReturnRequest, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** `1 piece`, `3 pieces`. */
export function piecesText(request: Pick<ReturnRequest, 'lines'>): string {
  const units = unitsOf(request);
  return units === 1 ? '1 piece' : `${units} pieces`;
}

/** Name, colour and size of a piece. */
export const lineText = ({ name, colour, size }: Pick<ReturnLine, 'name' | 'colour' | 'size'>): string =>
  [name, colour, size].filter((text) => text !== '').join(', ');

/** What she wants for a piece in place of it; empty where it is money. */
export function wantedText({ wanted, wantedColour, wantedSize, uniqueCode }: ReturnLine): string {
  if (wanted === null) return '';
  const text = [wantedColour, wantedSize].filter((part) => part !== null && part !== '').join(', ');
  return wanted === uniqueCode ? 'The same piece again' : `In exchange: ${text === '' ? wanted : text}`;
}

/** What she wants. */
export const wishTexts: Readonly<Record<ReturnRequest['wish'], string>> = {
  refund: 'Refund',
  exchange: 'Exchange',
  replacement: 'Replacement',
};

/** The day that matters at a stage: `By 04/12/2026`. */
export function dueText(request: ReturnRequest, dates: DateFormat): string {
  const { stage, sendBy, askedAt, pickUpOn, timeline } = request;
  const last = formatShortDate(timeline.at(-1)?.at ?? askedAt, dates);
  if (isReturnEnded(stage)) return `Ended ${last}`;
  if (stage === 'asked') return `Asked ${last}`;
  if (stage === 'received' || stage === 'examined') return `Here since ${receivedText(request, dates)}`;
  if (stage === 'pickUpArranged' && pickUpOn !== null) return `Pick-up ${formatDay(pickUpOn, dates.locale)}`;
  return sendBy === null ? `Asked ${last}` : `By ${formatShortDate(sendBy, dates)}`;
}

const receivedText = ({ timeline, askedAt }: ReturnRequest, dates: DateFormat): string =>
  formatShortDate(timeline.findLast(({ step }) => step === 'receive')?.at ?? askedAt, dates);
