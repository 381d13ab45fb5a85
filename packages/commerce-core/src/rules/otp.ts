import { otpRules } from '../shop/profile-for-machines.ts';

/** Digits of a one-time code. */
const otpLength = otpRules.length;

/** The first six ASCII digits of a typed or pasted text; Indian and other decimal digits are left out. */
export function otpDigits(text: string): string {
  return (text.match(/[0-9]/g) ?? []).slice(0, otpLength).join('');
}

/** Whether a code has all six digits. */
export function isOtpComplete(code: string): boolean {
  return code.length === otpLength;
}

/** Whole seconds until a deadline, never below 0: the N of 'Time remaining: N sec'. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** The countdown's text, above a minute in minutes. */
export function countdownText(seconds: number): string {
  return seconds > 60 ? `Time remaining: ${Math.ceil(seconds / 60)} min` : `Time remaining: ${seconds} sec`;
}
