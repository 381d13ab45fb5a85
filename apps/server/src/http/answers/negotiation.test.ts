import { describe, expect, it } from 'vitest';
import { acceptedEncoding, isFresh, namesMediaType } from './negotiation.ts';

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', null],
    ['gzip ; q=0.000', null],
    ['br;q=0, gzip;q=0', null],
    ['*;q=0', null],
    ['identity', null],
    ['identity,br', 'br'],
    ['identity, gzip;q=0.5', null],
    ['x-gzip', null],
    ['not-gzip-at-all', null],
    ['', null],
    [undefined, null],
  ])('Accept-Encoding: %s takes %s', (header, encoding) => {
    expect(acceptedEncoding({ headers: header === undefined ? {} : { 'accept-encoding': header } })).toBe(encoding);
  });
});

describe('namesMediaType', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', true],
    ['image/webp, image/avif;q=0.5', true],
    ['image/avif;q=0, image/webp', false],
    ['image/*', false],
    [undefined, false],
  ])('Accept: %s names AVIF: %s', (accept, expected) => {
    expect(namesMediaType({ headers: accept === undefined ? {} : { accept } }, 'image/avif')).toBe(expected);
  });
});

describe('isFresh', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",W/"a" , "c"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['"aa"', false],
    ['', false],
    [undefined, false],
  ])('If-None-Match: %s matches "a": %s', (header, expected) => {
    expect(isFresh({ headers: header === undefined ? {} : { 'if-none-match': header } }, '"a"')).toBe(expected);
  });

  it('sends the whole answer to a reload that bypasses caches', () => {
    expect(isFresh({ headers: { 'if-none-match': '"a"', 'cache-control': 'no-cache' } }, '"a"')).toBe(false);
  });
});
