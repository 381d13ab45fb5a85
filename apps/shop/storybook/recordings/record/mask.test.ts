import { apiBase, routes, type RouteName } from '@kayal/api-contract';
import { createMockShop, demoPassword, rightCode } from '@kayal/mocks';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createMasker } from './mask.test-support.ts';

/** Personal words of the mocks' accounts, addresses, orders and messages. */
const personalWords =
  /asha|nair|leela|varghese|rahul|menon|divya|rao|joseph|kurian|98765|682020|kadavanthra|lagoon view|ernakulam|kochi|aero training/i;

/** Calls of the mocks that answer with personal data. */
const personalCalls: readonly (readonly [RouteName, Readonly<Record<string, string>>])[] = [
  ['session', {}],
  ['getCustomerById', { customer: 'cus_asha' }],
  ['getAddresses', { as: 'shopper', ledcode: 'cus_asha', customer: 'cus_asha' }],
  ['getOrders', { customer: 'cus_asha', ledcode: 'cus_asha' }],
  ['getAllOrders', {}],
  ['getContactMessages', {}],
  ['getAudit', {}],
  ['getSessions', {}],
];

describe('masking', () => {
  it.each(personalCalls)('leaves nothing personal in the answer of %s', async (name, params) => {
    const { handlers } = createMockShop({ as: params['as'] === 'shopper' ? 'shopper' : 'admin' });
    const { method, path } = routes[name];
    const filled = path.replace(':company', 'kayal').replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? '1');
    const response = await getResponse([...handlers], new Request(`http://shop.test${apiBase}${filled}`, { method }));
    const body: unknown = await response?.json();
    expect(response?.status).toBe(200);
    const masked = JSON.stringify(createMasker('salt').json(body));
    // Ids of customers stay: they name rows, not people, and the mocks' hold a first name.
    expect(masked.replaceAll(/cus_\w+/g, '')).not.toMatch(personalWords);
    expect(masked).toMatch(/true|id/i);
  });

  it('masks what is posted: passwords, codes, tokens', () => {
    const { json } = createMasker('salt');
    const body = { email: 'a@b.example', password: demoPassword, otp: rightCode, token: 'ey.abc', code: '4821 93' };
    const masked = JSON.stringify(json(body));
    for (const secret of Object.values(body)) expect(masked).not.toContain(secret);
  });

  it('masks tokens and e-mails in an address, and keeps what the page needs', () => {
    const { path } = createMasker('salt');
    expect(path('/setup?token=abc123&n=Women&c=628')).toMatch(/^\/setup\?token=(?!abc123)\w{6}&n=Women&c=628$/);
    expect(path('/cart')).toBe('/cart');
  });

  it('gives the same value the same placeholder, in every page of the recording and in any letters', () => {
    const first = createMasker('salt');
    const second = createMasker('salt');
    const placeholder = first.secret('asha@kayal.example');
    expect(placeholder).toMatch(/@masked\.example$/);
    expect(second.text('Sent to asha@kayal.example.')).toBe(`Sent to ${placeholder}.`);
    expect(first.secret('ASHA@kayal.example').toLowerCase()).toBe(placeholder);
    expect(first.secret('rahul@kayal.example')).not.toBe(placeholder);
    expect(createMasker('other').secret('asha@kayal.example')).not.toBe(placeholder);
  });

  it('finds a typed value in later texts', () => {
    const { secret, text } = createMasker('salt');
    const name = secret('Meera Nair');
    expect(text('Deliver to: Meera Nair, today')).toBe(`Deliver to: ${name}, today`);
    secret('599');
    expect(text('₹599')).toBe('₹599');
  });

  it('does not look for a name in texts that is a word of the shop', () => {
    const { allow, json, text, path } = createMasker('salt');
    allow({ name: 'KAYAL', items: [{ name: 'Cap' }] });
    const masked = JSON.stringify(json({ full_name: 'Kayal Admin' }));
    expect(masked).not.toMatch(/kayal|admin/i);
    expect(text('KAYAL, by Admin')).toMatch(/^KAYAL, by (?!Admin)\w{5}$/);
    expect(path('/api/cart/kayal/Admin')).toBe('/api/cart/kayal/Admin');
  });

  it('keeps the shape, by which forms judge', () => {
    const { secret, json } = createMasker('salt');
    expect(secret('9876543210')).toMatch(/^9\d{9}$/);
    expect(secret('682001')).toMatch(/^9\d{5}$/);
    expect(json({ mobile: 9_876_543_210 })).not.toEqual({ mobile: 9_876_543_210 });
    expect(json({ code: 'auth.required', name: 'Run Tee', id: 1001 })).toEqual({
      code: 'auth.required',
      name: 'Run Tee',
      id: 1001,
    });
  });

  it('keeps the fields of unsaved work, so that it can be continued', () => {
    const { draft } = createMasker('salt');
    const colours = JSON.stringify([{ key: 'NAVY', name: 'MIDNIGHT', hex: '#101020' }]);
    expect(draft(colours)).toBe(colours);
    expect(draft(JSON.stringify({ name: 'Meera Nair', email: 'meera@kayal.example' }))).not.toMatch(/meera|nair/i);
    expect(draft('Meera asked for another size')).not.toMatch(/meera|size/i);
    expect(draft('9847012345')).not.toContain('98470');
  });

  it('greets by a masked first name', () => {
    const { json, text } = createMasker('salt');
    json({ id: 'cus_1', full_name: 'Meera Nair' });
    expect(text('Hello Meera')).not.toContain('Meera');
  });
});
