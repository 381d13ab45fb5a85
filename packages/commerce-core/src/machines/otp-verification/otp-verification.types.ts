import type { CallError } from '../../call-error.ts';
import type { ShopperMessageId } from '../../texts/shopper-messages.ts';
import type { Notice } from '../../texts/notice.ts';

/** Context of the machine. Times in ms since 1970. */
export interface OtpVerificationContext {
  /** Verification handle from the sign-up. */
  readonly id: string;
  /** The digits typed so far, max six. */
  readonly code: string;
  /** End of the countdown. */
  readonly deadline: number;
  /** Whole seconds left, as last counted. */
  readonly secondsLeft: number;
  readonly error: ShopperMessageId | null;
  readonly callError: CallError | null;
  /** Length of the countdown, ms. */
  readonly countdownMs: number;
  /** Whether the first code was still to be sent at the start. */
  readonly sendsFirst: boolean;
  readonly now: () => number;
}

/** Events that the machine accepts. */
export type OtpVerificationEvent =
  /** The whole text of the code's field after typing, pasting, autofill or erasing. */
  | { readonly type: 'code.change'; readonly text: string }
  | { readonly type: 'otp.submit' }
  | { readonly type: 'otp.resend' }
  | { readonly type: 'otp.cancel' };

/** Events that the machine emits. */
export type OtpVerificationEmitted =
  | { readonly type: 'otp.notice'; readonly notice: Notice }
  /** Go to /login. */
  | { readonly type: 'otp.verified' }
  /** Go to /signup with the form filled in. */
  | { readonly type: 'otp.expired' }
  /** Go to /signup. */
  | { readonly type: 'otp.cancelled' }
  /** Announce the remaining time to screen readers. */
  | { readonly type: 'otp.announce'; readonly secondsLeft: number };

/** Input of the machine. */
export interface OtpVerificationInput {
  readonly id: string;
  /** Milliseconds since 1970, by the clock of the actor system. */
  readonly now: () => number;
  /** Length of the countdown, ms; that of a sign-up where absent. */
  readonly countdownMs?: number;
  /** Whether the first code is still to be sent. */
  readonly sendsFirst?: boolean;
}

/** Input of the `verifyCode` actor, which returns whether the code was right. */
export interface VerifyCodeInput {
  readonly id: string;
  /** Six digits. */
  readonly otp: string;
}

/** Tags of the states, for `snapshot.hasTag`. */
export type OtpVerificationTag = 'busy' | 'resending' | 'failed' | 'verified' | 'expired';
