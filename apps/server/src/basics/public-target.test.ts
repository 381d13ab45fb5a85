import { describe, expect, it } from 'vitest';
import { isPublicAddress, lookUpPublic, parseTarget, PrivateTargetError } from './public-target.ts';

const strict = { allowsPrivate: false };

describe('targets of calls from the shop', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'not an address',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'http://erp.example/hook',
    'https://user:pass@erp.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'ftp://erp.example/',
    'file:///etc/passwd',
    'not a url',
  ])('%s may not be called', (url) => {
    expect(parseTarget(url, strict)).toBeNull();
  });

  it('a public https address may, and any http address where the operator allows it', () => {
    expect(parseTarget('https://erp.example/hook', strict)?.href).toBe('https://erp.example/hook');
    expect(parseTarget('http://127.0.0.1:4201/hook', { allowsPrivate: true })?.href).toBe('http://127.0.0.1:4201/hook');
  });

  it('public http addresses may be allowed without private ones', () => {
    const rules = { allowsPrivate: false, allowsHttp: true };
    expect(parseTarget('http://pictures.example/1.jpg', rules)?.href).toBe('http://pictures.example/1.jpg');
    expect(parseTarget('http://127.0.0.1/1.jpg', rules)).toBeNull();
  });

  it('a name that resolves to a private address is refused when the connection is made', async () => {
    const { promise, resolve } = Promise.withResolvers<Error | null>();
    lookUpPublic('localhost', { all: true }, (error) => resolve(error));
    expect(await promise).toBeInstanceOf(PrivateTargetError);
  });
});
