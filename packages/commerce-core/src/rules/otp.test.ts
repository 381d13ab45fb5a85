import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownText, emptyOtp, eraseDigit, isOtpComplete, otpCode, secondsLeft, typeDigits } from './otp.ts';

describe('one-time code', () => {
  it('S5.OTP.01 S9.OTP.01 whatever is typed or erased, six boxes hold one digit each or none', () => {
    const step = fc.oneof(
      fc.tuple(fc.constant('type' as const), fc.integer({ min: -2, max: 8 }), fc.string()),
      fc.tuple(fc.constant('erase' as const), fc.integer({ min: -2, max: 8 }), fc.constant('')),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const boxes = steps.reduce(
          (each, [kind, index, text]) => (kind === 'type' ? typeDigits(each, index, text) : eraseDigit(each, index)),
          emptyOtp,
        );
        expect(boxes.digits).toHaveLength(6);
        for (const digit of boxes.digits) expect(digit).toMatch(/^\d?$/);
        expect(boxes.focus).toBeGreaterThanOrEqual(0);
        expect(boxes.focus).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('J26 a pasted or auto-filled code fills the boxes from any of them', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), fc.nat({ max: 5 }), (code, index) => {
        const boxes = typeDigits(emptyOtp, index, ` ${code.slice(0, 3)}-${code.slice(3)} `);
        expect(otpCode(boxes)).toBe(code);
        expect(isOtpComplete(boxes)).toBe(true);
      }),
    );
  });

  it('S5.OTP.01 letters and other digits are not taken', () => {
    expect(typeDigits(emptyOtp, 0, 'a٣४')).toBe(emptyOtp);
  });

  it('S2.VERIFY.02 a few digits go on from their box and overwrite what was there', () => {
    const boxes = typeDigits(typeDigits(emptyOtp, 0, '123456'), 4, '789');
    expect(boxes).toEqual({ digits: ['1', '2', '3', '4', '7', '8'], focus: 5 });
  });

  it('S2.VERIFY.03 backspace empties its box, and an empty box moves back', () => {
    const two = typeDigits(emptyOtp, 0, '12');
    expect(eraseDigit(two, 1)).toEqual({ digits: ['1', '', '', '', '', ''], focus: 1 });
    expect(eraseDigit(two, 2)).toEqual({ digits: ['1', '', '', '', '', ''], focus: 1 });
    expect(eraseDigit(emptyOtp, 0).focus).toBe(0);
  });

  it('S2.VERIFY.06 seconds are rounded up and never below zero', () => {
    expect([0, 1, 59_001, 60_000, 90_000].map((now) => secondsLeft(60_000, now))).toEqual([60, 60, 1, 0, 0]);
    expect(countdownText(7)).toBe('Time remaining: 7 sec');
  });
});
