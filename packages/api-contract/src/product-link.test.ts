import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLinkText, decodeProductLink, encodeLinkText, encodeProductLink } from './product-link.ts';

const short = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .filter((text) => new TextEncoder().encode(text).length <= 72);

describe('I and N of a product link', () => {
  it('J07 any text can be encoded to base64url and decoded', () => {
    fc.assert(
      fc.property(short, (text) => {
        const encoded = encodeLinkText(text);
        expect(encoded).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(decodeLinkText(encoded)).toBe(text);
      }),
    );
  });

  it('J07 both alphabets are decoded, with and without padding, and with a space for a plus', () => {
    fc.assert(
      fc.property(short, (text) => {
        const bytes = new TextEncoder().encode(text);
        const standard = btoa(String.fromCharCode(...bytes));
        expect(decodeLinkText(standard)).toBe(text);
        expect(decodeLinkText(standard.replaceAll('+', ' '))).toBe(text);
        expect(decodeLinkText(standard.replaceAll('=', ''))).toBe(text);
      }),
    );
  });

  it('R-40 J07 decoding never throws, and what it returns is text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const decoded = decodeLinkText(text);
        expect(decoded === null || typeof decoded === 'string').toBe(true);
      }),
    );
  });

  it.each(['', '!', 'A', '=', 'QQ==QQ==', 'QR', '_w', 'A'.repeat(97), '<svg>'])('J07 "%s" is malformed', (text) => {
    expect(decodeLinkText(text)).toBeNull();
  });

  it('J07 a long name is cut after a whole character', () => {
    const { N } = encodeProductLink({ id: 1, name: 'டி'.repeat(40) });
    expect(N.length).toBeLessThanOrEqual(96);
    expect('டி'.repeat(40).startsWith(decodeLinkText(N) ?? 'x')).toBe(true);
  });

  it('S2.PDP.01 id and name are decoded', () => {
    const { I, N } = encodeProductLink({ id: 4711, name: 'Track Pant – schwarz/weiß' });
    expect(decodeProductLink(I, N)).toEqual({ id: 4711, name: 'Track Pant – schwarz/weiß' });
    expect(decodeProductLink(I, null)).toEqual({ id: 4711, name: '' });
  });

  it.each([
    ['cut after any character', encodeLinkText('Shorts').slice(0, 5)],
    ['too long', encodeLinkText('Shorts').repeat(20)],
    ['not UTF-8', '_w'],
  ])('S2.PDP.02 a name that is %s does not hide the product', (_, N) => {
    expect(decodeProductLink(encodeLinkText('7'), N)).toEqual({ id: 7, name: '' });
  });

  it('J07 an invalid id or a malformed name is not a product', () => {
    expect(decodeProductLink(encodeLinkText('1e3'), null)).toBeNull();
    expect(decodeProductLink(encodeLinkText('1234567890'), null)).toBeNull();
    expect(decodeProductLink(null, encodeLinkText('Shorts'))).toBeNull();
    expect(decodeProductLink(encodeLinkText('7'), '%')).toBeNull();
  });
});
