/** Companies on whose page she pays before the order is placed. */
export const gatewayWays = ['razorpay', 'stripe'] as const;

/** One of them. */
export type GatewayWay = (typeof gatewayWays)[number];

/** By its key: in test mode no money moves. */
export const gatewayModes = ['test', 'live'] as const;

/** One of them. */
export type GatewayMode = (typeof gatewayModes)[number];

/**
 * What a check of the connection to a gateway finds. `wrongKey`: it refuses the server's key; `unreachable`: it does not answer,
 * or not as it should; `noKeys`: the server has none.
 */
export const gatewayStates = ['works', 'wrongKey', 'unreachable', 'noKeys'] as const;

/** One of them. */
export type GatewayState = (typeof gatewayStates)[number];

/** Ways to pay: in cash at the door, or before the order is placed by UPI or on the page of a gateway. */
export const paymentWays = ['cash', 'upi', ...gatewayWays] as const;

/** One way to pay. */
export type PaymentWay = (typeof paymentWays)[number];

/** Ways in which an order is paid before it is placed. */
export const prepaidWays = ['upi', ...gatewayWays] as const;

/** One of them. */
export type PrepaidWay = (typeof prepaidWays)[number];

/**
 * Stages of a payment. `pending`: she says that she has paid; `authorised`: the money is reserved; `held`: another amount
 * came, the owner decides.
 */
export const paymentStages = [
  'none',
  'started',
  'pending',
  'authorised',
  'held',
  'paid',
  'refunded',
  'chargedBack',
  'failed',
  'expired',
] as const;

/** One stage of a payment. */
export type PaymentStage = (typeof paymentStages)[number];

/** What the list of payments may show: those that wait for the owner, money to give back, or one stage. */
export const paymentFilters = ['waiting', 'toRefund', ...paymentStages] as const;

/** One of them. */
export type PaymentFilter = (typeof paymentFilters)[number];

/**
 * Steps of the owner. `confirm`: the money is in the account; `reject`: it is not; `accept`: place the order although the
 * amount differs; `refund`: give money back; `refunded`: a refund was made by hand; `chargeBack`: the bank took it back.
 */
export const paymentSteps = ['confirm', 'reject', 'accept', 'refund', 'refunded', 'chargeBack'] as const;

/** One step of the owner. */
export type PaymentStep = (typeof paymentSteps)[number];

/** Steps of the shopper: say that she has paid, or take the order back. */
export const ownPaymentSteps = ['claim', 'withdraw'] as const;

/** One step of the shopper. */
export type OwnPaymentStep = (typeof ownPaymentSteps)[number];

/** Why money goes back. */
export const refundReasons = [
  'paidTwice',
  'soldOut',
  'promotionOver',
  'cancelled',
  'return',
  'owner',
  'chargedBack',
] as const;

/** One reason. */
export type RefundReason = (typeof refundReasons)[number];

/**
 * Where a refund stands: to be made, made, or accepted by the gateway and failed there later. A failed one is not tried again:
 * the owner sends the money herself.
 */
export const refundStates = ['wanted', 'done', 'failed'] as const;

/** One of them. */
export type RefundState = (typeof refundStates)[number];
