/** Why a shopper sends a piece back. */
export const returnReasons = [
  'tooSmall',
  'tooLarge',
  'colour',
  'damaged',
  'wrongPiece',
  'notAsShown',
  'changedMind',
] as const;

/** Reasons for which also a piece of a final sale comes back: it is not what was sold. */
export const faultReasons: readonly ReturnReason[] = ['damaged', 'wrongPiece', 'notAsShown'];

/** One reason. */
export type ReturnReason = (typeof returnReasons)[number];

/** What she wants in return: her money, another size or colour, or the same piece once more. */
export const returnWishes = ['refund', 'exchange', 'replacement'] as const;

/** One wish. */
export type ReturnWish = (typeof returnWishes)[number];

/** How the pieces come back: the shop sends a courier, or she sends them herself. */
export const waysBack = ['pickUp', 'ownParcel'] as const;

/** One way back. */
export type WayBack = (typeof waysBack)[number];

/** Stages of a return; from `declined` on it has ended. */
export const returnStages = [
  'asked',
  'approved',
  'pickUpArranged',
  'received',
  'examined',
  'declined',
  'refunded',
  'exchanged',
  'replaced',
  'sentBack',
  'cancelled',
  'lapsed',
] as const;

/** One stage of a return. */
export type ReturnStage = (typeof returnStages)[number];

/** What a list of returns may show: those that have not ended, those that have, or one stage. */
export const returnFilters = ['open', 'ended', ...returnStages] as const;

/** One of them. */
export type ReturnFilter = (typeof returnFilters)[number];

/** Steps that the shop takes. */
export const returnSteps = [
  'approve',
  'decline',
  'arrange',
  'receive',
  'examine',
  'refund',
  'exchange',
  'replace',
  'sendBack',
] as const;

/** One step of the shop. */
export type ReturnStep = (typeof returnSteps)[number];

/** What the shop found when it examined a piece: it can be sold, sold as second choice, or not at all. */
export const verdicts = ['sellable', 'secondChoice', 'faulty'] as const;

/** One finding. */
export type Verdict = (typeof verdicts)[number];

/** What most wanted who sent a product back. */
export const sizeHints = ['larger', 'smaller'] as const;

/** One of them. */
export type SizeHint = (typeof sizeHints)[number];

/** Ways in which money goes back. */
export const refundMethods = ['cash', 'upi', 'bank'] as const;

/** One of them. */
export type RefundMethod = (typeof refundMethods)[number];

/** Orders of one kind, and how many of them came back. */
export interface CameBackCounts {
  readonly orders: number;
  /** Orders of which a parcel came back. */
  readonly cameBack: number;
  /** Orders of which pieces are in returns. */
  readonly returned: number;
}

/** Why a line cannot be returned. */
export const returnObstacles = ['notDelivered', 'tooLate', 'returnedAlready', 'finalSale'] as const;

/** One of them. */
export type ReturnObstacle = (typeof returnObstacles)[number];
