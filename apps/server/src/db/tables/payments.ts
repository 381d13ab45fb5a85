/** Payments, orders that wait for theirs, and the ledger of money. Amounts are paise, times ms since 1970. */
import type { PaymentStage, PrepaidWay, RefundMethod, RefundReason, RefundState } from '@kayal/api-contract';
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';
import type { OrderLineTable, OrderPromise, OrderTable } from './orders.ts';
import type { OrderDiscountTable } from './promotions.ts';

/** An order as it will be placed once it is paid. Its row goes when it is placed. */
export interface AwaitedOrderTable extends Omit<OrderTable & OrderPromise, 'delivered' | 'delivered_at'> {
  /** 1: its units are taken out of stock. Max one such row per customer: partial unique index. */
  held: Flag;
}

/** A line of such an order. */
export type AwaitedLineTable = OrderLineTable;

/** What a promotion takes off such an order. Counted as used while its units are held. */
export type AwaitedDiscountTable = OrderDiscountTable;

/** The payment of an order that is paid before it is placed. Only `movePayment` changes its stage and sums. */
export interface PaymentTable {
  id: string;
  /** Number that the order has, or gets. */
  entry_no: string;
  customer_id: string;
  way: PrepaidWay;
  stage: PaymentStage;
  amount: number;
  received: number;
  refunded: number;
  started_at: number;
  expires_at: number | null;
  /** What the shopper gave as reference. */
  reference: string;
  /** Id of what was started at its gateway; null before that, and without a gateway. */
  gateway_id: string | null;
  /** Address of the gateway's page where she pays. */
  pay_address: string | null;
  /** When the gateway was last asked whether money has come. */
  asked_at: number | null;
  /** When the gateway is to be asked once more, because money came by its page; null after that. */
  ask_again_at: number | null;
  /** When its page was closed at the gateway, after the payment had ended without money. */
  closed_at: number | null;
}

/** Money that arrived. Only ever added; one for each reference of a bank. */
export interface PaymentReceiptTable {
  way: PrepaidWay;
  id: string;
  payment_id: string;
  amount: number;
  /** Who confirmed it: a person, or the name of the gateway. */
  actor_id: string;
  created_at: number;
}

/** Money that goes back. */
export interface PaymentRefundTable {
  id: string;
  payment_id: string;
  amount: number;
  reason: RefundReason;
  state: RefundState;
  reference: string;
  created_at: number;
}

/** An account of the ledger: what shoppers owe, what was sold, what was lost, and where money is. */
export type MoneyAccount = 'owed' | 'sales' | 'lost' | RefundMethod | PrepaidWay;

/** Why money moved. */
export type MoneyReason =
  | 'due'
  | 'received'
  | 'settled'
  | 'cancelled'
  | 'returned'
  | 'refunded'
  | 'refundFailed'
  | 'writtenOff'
  | 'chargedBack';

/** An amount that moved from one account to another. Only ever added. */
export interface MoneyEntryTable {
  id: string;
  entry_no: string;
  payment_id: string | null;
  from_account: MoneyAccount;
  to_account: MoneyAccount;
  paise: number;
  reason: MoneyReason;
  actor_id: string | null;
  created_at: number;
}

/** Column of an order's row; null for cash on delivery. */
export interface OrderPaidByColumn {
  paid_by: Generated<PrepaidWay | null>;
}
