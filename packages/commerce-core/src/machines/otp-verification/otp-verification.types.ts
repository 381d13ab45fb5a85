import type { CallError } from '../../call-error.ts';
import type { MessageId } from '../../messages.ts';
import type { Notice } from '../../notice.ts';

/** What the machine remembers. Times in ms since 1970. */
export interface OtpVerificationContext {
  /** Verification handle that sign-up answered. */
  readonly id: string;
  /** The digits so far, six at most. */
  readonly code: string;
  /** When the countdown reaches zero. */
  readonly deadline: number;
  /** Whole seconds left, as last counted (S2.VERIFY.06). */
  readonly secondsLeft: number;
  readonly error: MessageId | null;
  readonly callError: CallError | null;
  readonly now: () => number;
}

/** Everything the machine understands. */
export type OtpVerificationEvent =
  /** The whole text of the code's field after typing, pasting, autofill or erasing (J26). */
  | { readonly type: 'code.change'; readonly text: string }
  | { readonly type: 'otp.submit' }
  | { readonly type: 'otp.resend' }
  | { readonly type: 'otp.cancel' };

/** What the machine emits. */
export type OtpVerificationEmitted =
  | { readonly type: 'otp.notice'; readonly notice: Notice }
  /** Go to /login (S4.SIGNUP.02). */
  | { readonly type: 'otp.verified' }
  /** Go to /signup with the form filled again (S4.SIGNUP.03, J27). */
  | { readonly type: 'otp.expired' }
  /** Go to /signup (S2.VERIFY.05). */
  | { readonly type: 'otp.cancelled' }
  /** Say how long is left (J27). */
  | { readonly type: 'otp.announce'; readonly secondsLeft: number };

/** Input of the machine. */
export interface OtpVerificationInput {
  readonly id: string;
  /** Milliseconds since 1970, by the same clock as the actor system's. */
  readonly now: () => number;
}

/** Input of the `verifyCode` actor, which answers whether the code was right. */
export interface VerifyCodeInput {
  readonly id: string;
  /** Six digits. */
  readonly otp: string;
}

/** What the UI asks `snapshot.hasTag` for. */
export type OtpVerificationTag = 'busy' | 'resending' | 'failed' | 'verified' | 'expired';
