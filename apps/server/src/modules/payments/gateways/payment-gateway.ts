import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayWay } from '@kayal/api-contract';

/** An order to be paid on a gateway's page. */
export interface OrderToPay {
  /** The payment's id: starting it again gives the same page. */
  readonly paymentId: string;
  readonly entryNo: string;
  /** paise */
  readonly amount: number;
  /** When the shop stops waiting, ms since 1970. A gateway may need longer: what comes then is late money. */
  readonly expiresAt: number;
  /** Where she comes back to. */
  readonly returnAddress: string;
}

/** A gateway's page for one order. */
export interface HostedPage {
  /** Id at the gateway. */
  readonly id: string;
  readonly address: string;
}

/** Money that a gateway has taken in rupees. */
export interface GatewayMoney {
  /** The gateway's id of it: refunds name it, and it counts once. */
  readonly reference: string;
  /** paise */
  readonly amount: number;
}

/** Money to give back. */
export interface GatewayRefund {
  /** The same id is refunded once. */
  readonly id: string;
  /** The money that goes back, or a part of it. */
  readonly reference: string;
  /** paise */
  readonly amount: number;
}

/** What a gateway sent, before anything of it is believed. */
export interface SignedNotice {
  /** As it came: the signature is over these bytes. */
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** Money that a notice tells of. */
export interface MoneyNotice {
  readonly paymentId: string;
  readonly money: GatewayMoney;
}

/** A refund that the gateway had accepted and could not make. */
export interface FailedRefundNotice {
  readonly failed: {
    /** The id under which it was wanted. */
    readonly id: string;
    /** paise */
    readonly amount: number;
    /** The gateway's id of it. */
    readonly reference: string;
  };
}

/** What a notice tells of. */
export type GatewayNotice = MoneyNotice | FailedRefundNotice;

/** Why a notice is not believed. */
export type NoticeFault = 'signature' | 'stale' | 'foreign' | 'unreadable';

/** A notice that is not believed; nothing has happened. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused';
  readonly fault: NoticeFault;

  constructor(fault: NoticeFault) {
    super(`A notice was refused: ${fault}.`);
    this.fault = fault;
  }
}

/** The gateway refused a call. Its text is not kept: it may hold what the call held. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
  readonly status: number;

  constructor(way: GatewayWay, status: number) {
    super(`${way} answered with status ${status}.`);
    this.status = status;
  }
}

/**
 * A company on whose page shoppers pay. Each call may be repeated after any failure. A call rejects with `GatewayRefused` where
 * the gateway refuses it, with another error where it could not be reached or is out of order.
 */
export interface PaymentGateway {
  /** By the key: test mode moves no money. */
  readonly mode: 'test' | 'live';
  /** @param now ms since 1970: no page ends earlier than its gateway allows */
  start(order: OrderToPay, now: number): Promise<HostedPage>;
  /** Ends a page, so that nobody can begin to pay there. Refused where it has ended or is paid. */
  close(id: string): Promise<void>;
  /** All money that came by a page. */
  read(id: string): Promise<readonly GatewayMoney[]>;
  /** @returns the gateway's id of the refund */
  refund(refund: GatewayRefund): Promise<string>;
  /** @returns null where it tells of nothing that the shop needs. @throws NoticeRefused */
  readNotice(notice: SignedNotice, now: number): GatewayNotice | null;
  /** Resolves where the keys are right. */
  check(): Promise<void>;
}

/** How long a call may take, ms. */
export const callTimeoutMs = 10_000;
