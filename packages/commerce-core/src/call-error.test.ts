import { describe, expect, it } from 'vitest';
import { NotProvidedError, RefusedCall, toCallError, unwrap } from './call-error.ts';

const body = {
  success: false,
  code: 'cart.stock',
  error: 'Sold out',
  message: 'Sold out',
  requestId: 'r1',
  items: [{ uniqueCode: 'u', available: 0 }],
} as const;
const refused = { ok: false, code: 'cart.stock', message: 'Sold out', status: 409, details: body } as const;

describe('call error', () => {
  it('J24 a 4xx is a refusal with code, text and details', () => {
    expect(toCallError(new RefusedCall(refused))).toEqual({
      kind: 'refused',
      status: 409,
      code: 'cart.stock',
      message: 'Sold out',
      details: body,
    });
  });

  it('S8.CART.02 an answer of 200 that says no is refused', () => {
    const callError = toCallError(new RefusedCall({ ...refused, status: 200 }));
    expect([callError.kind, callError.message]).toEqual(['refused', 'Sold out']);
  });

  it.each([400, 404, 200])('S8.FORGOT.01 a refusal of %d without a text leaves the text to the caller', (status) => {
    const empty = { success: false, code: 'internal', error: '', message: '', requestId: '' } as const;
    const callError = toCallError(
      new RefusedCall({ ok: false, status, code: 'internal', message: '', details: empty }),
    );
    expect([callError.kind, callError.message]).toEqual(['refused', null]);
  });

  it.each([500, 502, 503])('J24 a %d counts as a network error, and its text is not shown', (status) => {
    const callError = toCallError(new RefusedCall({ ...refused, status }));
    expect([callError.kind, callError.message]).toEqual(['network', null]);
  });

  it.each([new TypeError('fetch failed'), 'text', null, undefined, { status: 0 }])(
    'J24 %s is the network’s',
    (thrown) => {
      expect(toCallError(thrown)).toEqual({ kind: 'network', status: null, code: null, message: null, details: {} });
    },
  );

  it('a missing actor is thrown again, never shown as an error', () => {
    expect(() => toCallError(new NotProvidedError('loadCart'))).toThrow('"loadCart" is not provided');
  });

  it('an outcome gives its value or throws its refusal', () => {
    expect(unwrap({ ok: true, lines: [] })).toEqual({ ok: true, lines: [] });
    expect(() => unwrap(refused)).toThrow(RefusedCall);
  });
});
