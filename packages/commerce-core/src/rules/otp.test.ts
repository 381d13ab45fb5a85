import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownText, isOtpComplete, otpDigits, secondsLeft } from './otp.ts';

describe('one-time code', () => {
  it('S5.OTP.01 S9.OTP.01 a code has max six digits of any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = otpDigits(text);
        expect(code).toMatch(/^[0-9]{0,6}$/);
        expect(isOtpComplete(code)).toBe(code.length === 6);
      }),
    );
  });

  it('J26 a pasted or auto-filled code is accepted whole, with any separators between its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), (code) => {
        expect(otpDigits(` ${code.slice(0, 3)}-${code.slice(3)} `)).toBe(code);
      }),
    );
  });

  it('S5.OTP.01 letters and other digits are left out', () => {
    expect(otpDigits('a٣४')).toBe('');
  });

  it('S5.OTP.01 S9.OTP.01 digits after the sixth are left out, and only six are a whole code', () => {
    expect(otpDigits('12 34 56 78')).toBe('123456');
    expect(['12345', '123456'].map(isOtpComplete)).toEqual([false, true]);
  });

  it('S2.VERIFY.06 seconds are rounded up and never below zero', () => {
    expect([0, 1, 59_001, 60_000, 90_000].map((now) => secondsLeft(60_000, now))).toEqual([60, 60, 1, 0, 0]);
    expect(countdownText(7)).toBe('Time remaining: 7 sec');
    expect(countdownText(60)).toBe('Time remaining: 60 sec');
    expect(countdownText(61)).toBe('Time remaining: 2 min');
  });
});
