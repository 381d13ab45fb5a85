import { describe, expect, it } from 'vitest';
import { parsePictureRequest } from './picture-request.ts';

const ask = (file: string, query = '') => parsePictureRequest(file, new URLSearchParams(query));

describe('parsePictureRequest', () => {
  it('J35 S7.EXT.01 reads a product and colour in any case', () => {
    const subject = { kind: 'product', productId: 10001, colour: 'PETROL-BLUE' };
    expect(ask('10001_PETROL-BLUE.webp')).toMatchObject({ subject, format: 'webp', view: 'front', width: 900 });
    expect(ask('10001_petrol-blue.WEBP')).toMatchObject({ subject });
  });

  it('S7.EXT.03 reads the variant without a colour, as a jpeg', () => {
    expect(ask('10001.jpg')).toMatchObject({
      subject: { kind: 'product', productId: 10001, colour: null },
      format: 'jpeg',
    });
  });

  it('serves a few widths only: the next larger one, max the largest', () => {
    expect(['1', '240', '241', '999', '9999'].map((width) => ask('1.webp', `w=${width}`)?.width)).toEqual([
      160, 240, 320, 1200, 1200,
    ]);
    expect(['-5', 'abc', '', '1e3'].map((width) => ask('1.webp', `w=${width}`)?.width)).toEqual([900, 900, 900, 900]);
    expect(ask('hero-wide.webp', 'w=9999')?.width).toBe(2400);
  });

  it('J36 reads whether the address changes with the picture, and the requested side', () => {
    expect(ask('1_RED.webp', 't=1763706600000&view=back')).toMatchObject({ isVersioned: true, view: 'back' });
    expect(ask('1_RED.webp', 't=now&view=inside')).toMatchObject({ isVersioned: false, view: 'front' });
  });

  it('reads the pictures of the home page and of categories', () => {
    expect(ask('hero-tall.webp')?.subject).toEqual({ kind: 'hero', layout: 'tall' });
    expect(ask('tile-kids.webp')?.subject).toEqual({ kind: 'tile', department: 'kids' });
    expect(ask('category-301.webp')?.subject).toEqual({ kind: 'category', id: 301 });
  });

  it('S7.EXT.01 any other name is not a picture, so that no name becomes a path', () => {
    const names = [
      '../kayal.db',
      '..%2fkayal.db',
      '10001_RED.svg',
      '10001_RED',
      '1_RED.webp.exe',
      '/etc/passwd',
      'a.webp',
      '1_R/D.webp',
      '1234567890.webp',
      'hero-wide.webp\n',
      '',
    ];
    expect(names.filter((name) => ask(name) !== null)).toEqual([]);
  });
});
