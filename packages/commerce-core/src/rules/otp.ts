import { shopProfile } from '../shop-profile.ts';

/** Boxes of a one-time code (S5.OTP.01, S9.OTP.01). */
export const otpLength = shopProfile.otp.length;

/** The six boxes and the box that has the caret. A box holds '' or one digit. */
export interface OtpBoxes {
  readonly digits: readonly string[];
  /** 0 to 5. */
  readonly focus: number;
}

/** Six empty boxes, caret in the first. */
export const emptyOtp: OtpBoxes = { digits: Array.from({ length: otpLength }, () => ''), focus: 0 };

/** ASCII digits of a text, in order; Indian and other decimal digits are not read as digits (S5.OTP.01). */
export function digitsOf(text: string): string[] {
  return text.match(/[0-9]/g) ?? [];
}

/**
 * Types or pastes into a box: digits only, one per box, the rest into the following boxes, caret moved on (S2.VERIFY.02, J26).
 * @param index Box, 0 to 5. A text without digits changes nothing.
 */
export function typeDigits(boxes: OtpBoxes, index: number, text: string): OtpBoxes {
  const typed = digitsOf(text);
  if (typed.length === 0 || index < 0 || index >= otpLength) return boxes;
  const start = typed.length >= otpLength ? 0 : index;
  const digits = boxes.digits.map((old, box) => typed[box - start] ?? old);
  return { digits, focus: Math.min(start + typed.length, otpLength - 1) };
}

/** Backspace in a box: empties it, or an empty one moves back and empties the box before (S2.VERIFY.03). */
export function eraseDigit(boxes: OtpBoxes, index: number): OtpBoxes {
  if (index < 0 || index >= otpLength) return boxes;
  const target = boxes.digits[index] === '' ? Math.max(0, index - 1) : index;
  return { digits: boxes.digits.map((old, box) => (box === target ? '' : old)), focus: target };
}

/** The code so far, without gaps. */
export function otpCode(boxes: OtpBoxes): string {
  return boxes.digits.join('');
}

/** Whether all six boxes hold a digit (S5.OTP.01). */
export function isOtpComplete(boxes: OtpBoxes): boolean {
  return boxes.digits.every((digit) => digit !== '');
}

/** Whole seconds until a deadline, never below 0: the N of 'Time remaining: N sec' (S2.VERIFY.06). */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** The countdown's text (S2.VERIFY.06). */
export function countdownText(seconds: number): string {
  return `Time remaining: ${seconds} sec`;
}
