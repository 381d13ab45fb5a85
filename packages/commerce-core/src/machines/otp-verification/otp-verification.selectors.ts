import { messages } from '../../messages.ts';
import { countdownText } from '../../rules/otp.ts';
import type { OtpVerificationContext } from './otp-verification.types.ts';

/** The part of a snapshot that selectors read. */
interface OtpVerificationSnapshot {
  readonly context: OtpVerificationContext;
}

/** The digits so far, six at most (S2.VERIFY.01). */
export function selectOtpCode(snapshot: OtpVerificationSnapshot): string {
  return snapshot.context.code;
}

/** 'Time remaining: N sec' (S2.VERIFY.06). */
export function selectCountdownText(snapshot: OtpVerificationSnapshot): string {
  return countdownText(snapshot.context.secondsLeft);
}

/** What is wrong, beside the boxes; null when nothing is. */
export function selectOtpError(snapshot: OtpVerificationSnapshot): string | null {
  const { error } = snapshot.context;
  return error === null ? null : messages[error];
}
