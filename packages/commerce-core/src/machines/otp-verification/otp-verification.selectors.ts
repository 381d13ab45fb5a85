import { shopperMessages } from '../../texts/shopper-messages.ts';
import { countdownText } from '../../rules/otp.ts';
import type { OtpVerificationContext } from './otp-verification.types.ts';

/** The part of a snapshot that selectors read. */
interface OtpVerificationSnapshot {
  readonly context: OtpVerificationContext;
}

/** The digits typed so far, max six. */
export function selectOtpCode(snapshot: OtpVerificationSnapshot): string {
  return snapshot.context.code;
}

/** 'Time remaining: N sec'. */
export function selectCountdownText(snapshot: OtpVerificationSnapshot): string {
  return countdownText(snapshot.context.secondsLeft);
}

/** The error text beside the boxes, or null. */
export function selectOtpError(snapshot: OtpVerificationSnapshot): string | null {
  const { error } = snapshot.context;
  return error === null ? null : shopperMessages[error];
}
