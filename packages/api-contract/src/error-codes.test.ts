import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { errorBodySchema } from './error-body.ts';
import { errorBody, errorCatalogue, isErrorCode } from './error-codes.ts';

describe('error codes', () => {
  it.each([
    ['S8.PROF.02', 'auth.required', 401, 'Please Login First'],
    ['S8.LOGIN.01', 'auth.invalid', 401, 'Invalid email or password'],
    ['S8.LOGIN.03', 'auth.missing', 400, 'Please enter both email and password'],
    ['S8.SOCIAL.02', 'auth.google', 401, 'Google Sign-In failed.'],
    ['S8.SOCIAL.04', 'auth.google_sign_up', 401, 'Failed to register via Google'],
    ['S8.SIGNUP.02', 'auth.registered', 409, 'Already Registered'],
    ['S8.PROF.01', 'user.not_found', 404, 'User not found'],
    ['S5.QTY.01', 'cart.quantity_min', 400, 'Quantity cannot be less than 1'],
    ['S8.CART.06', 'cart.line_not_found', 404, 'Failed to delete item'],
    ['S8.WISH.01', 'wishlist.duplicate', 409, 'Already in Wishlist'],
    ['S8.OFFER.02', 'internal', 500, 'Something went wrong.'],
  ] as const)('%s %s is %d "%s"', (_, code, status, text) => {
    expect(errorCatalogue[code]).toEqual({ status, text });
  });

  it('R-61 an idempotency key reused with other content is answered with 422', () => {
    expect(errorCatalogue['idempotency.reused'].status).toBe(422);
  });

  it('J75 an unverified account is refused by code, with the handle to verify it', () => {
    const body = errorBody('EMAIL_UNVERIFIED', 'r1', { id: 'handle' });
    expect(body).toMatchObject({ success: false, code: 'EMAIL_UNVERIFIED', id: 'handle', requestId: 'r1' });
    expect(body.error).toBe(body.message);
    expect(Check(errorBodySchema, body)).toBe(true);
  });

  it('isErrorCode accepts the catalogue’s codes and no inherited names', () => {
    expect(isErrorCode('cart.stock')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });
});
