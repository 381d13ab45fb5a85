import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalColour,
  isOfOtherScript,
  parsePictureFile,
  pictureFile,
  pictureUrl,
  readPictureName,
  readSourceName,
  looseColour,
} from './picture-name.ts';

describe('names of pictures', () => {
  it.each([
    ['BLACK', 'BLACK'],
    [' navy blue ', 'NAVY-BLUE'],
    ['Red / White', 'RED-WHITE'],
    ['a--b', 'A-B'],
    ['R.BLUE&2', 'R-BLUE-2'],
  ])('J35 "%s" is %s in a file name', (colour, canonical) => {
    expect(canonicalColour(colour)).toBe(canonical);
  });

  it('J35 a canonical colour stays unchanged and has only A–Z, 0–9 and single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (colour) => {
        const once = canonicalColour(colour);
        expect(canonicalColour(once)).toBe(once);
        expect(once).toMatch(/^[A-Z0-9-]*$/);
        expect(once).not.toContain('--');
      }),
    );
  });

  it('J35 colours without a Latin letter or digit have names of their own, which never change', () => {
    expect(['लाल', 'नीला', 'गहरा नीला', 'красный', '赤', '🔴'].map(canonicalColour)).toEqual([
      'U-2MU3RW432468D',
      'U-2L4EMVQQEOO3G',
      'U-2JY695ZWBN5D4',
      'U-1XS3UI280JP2P',
      'U-23R2S5ZHN5GZQ',
      'U-3VKNEEA87AYEG',
    ]);
    expect(canonicalColour(' गहरा-नीला ')).toBe(canonicalColour('गहरा नीला'));
    expect(canonicalColour('КРАСНЫЙ')).toBe(canonicalColour('красный'));
    for (const colour of ['लाल', '赤']) expect(isOfOtherScript(canonicalColour(colour))).toBe(true);
    // One Latin letter or digit is enough for the rule of all others; signs alone are no name.
    expect(['लाल 2', 'ROJO ñ', '—', '/'].map(canonicalColour)).toEqual(['-2', 'ROJO-', '-', '-']);
    expect(['-2', 'U-TURN', '-'].map(isOfOtherScript)).toEqual([false, false, false]);
  });

  it('S3.ENT.03 a file name has item and colour, in any case', () => {
    const colour = fc.stringMatching(/^[A-Z0-9]{1,10}(-[A-Z0-9]{1,10}){0,2}$/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), colour, (productId, name) => {
        const file = pictureFile(productId, name);
        expect(parsePictureFile(file)).toEqual({ productId, colour: name });
        expect(parsePictureFile(file.toLowerCase())).toEqual({ productId, colour: name });
      }),
    );
  });

  it.each(['', '7.jpg', '../7_RED.webp', '7_RED.webp/..', '7_RED.webp.svg', '7_RED BLUE.webp', 'x_RED.webp'])(
    'S7.EXT.01 "%s" is no picture of a colour',
    (file) => {
      expect(parsePictureFile(file)).toBeNull();
    },
  );

  it.each([
    ['101_RED.jpg', [[101, 'RED', 'front']]],
    ['101_petrol blue.JPEG', [[101, 'PETROL-BLUE', 'front']]],
    ['summer/men/101-Petrol_Blue.webp', [[101, 'PETROL-BLUE', 'front']]],
    ['C:\\photos\\101 petrol-blue .png', [[101, 'PETROL-BLUE', 'front']]],
    [
      '101_RED_1.jpg',
      [
        [101, 'RED-1', 'front'],
        [101, 'RED', 'front'],
      ],
    ],
    [
      '101_R.Blue&2_3.png',
      [
        [101, 'R-BLUE-2-3', 'front'],
        [101, 'R-BLUE-2', 'detail'],
      ],
    ],
    ['101_RED_9.jpg', [[101, 'RED-9', 'front']]],
    ['101_लाल.jpg', [[101, canonicalColour('लाल'), 'front']]],
    [
      '101_गहरा_नीला_2.jpg',
      [
        [101, '-2', 'front'],
        [101, canonicalColour('गहरा नीला'), 'back'],
      ],
    ],
    ['101.jpg', []],
    ['RED_101.jpg', []],
    ['101_RED.gif', []],
    ['101_.jpg', []],
    ['', []],
  ] as const)('S7.EXT.07 a picture named "%s" by hand', (file, readings) => {
    expect(readPictureName(file).map(({ productId, colour, view }) => [productId, colour, view])).toEqual(readings);
  });

  it.each(['Rosé', 'Café', 'Écru', 'Crème', 'Bleu doré', 'Blue (light)', '50% Grey', 'Türkis', 'Rosé '])(
    'S7.EXT.07 J35 a picture named after the colour %s has the name of that colour, in either Unicode form',
    (colour) => {
      for (const form of ['NFC', 'NFD'] as const) {
        const name = `NA-1_${colour}`.normalize(form);
        for (const [file, view] of [
          [`${name}.jpg`, 'front'],
          [`${name}_2.jpg`, 'back'],
        ]) {
          const readings = readSourceName(file ?? '').filter(({ sourceId }) => sourceId === 'NA-1');
          expect(readings).toContainEqual({ sourceId: 'NA-1', colour: canonicalColour(colour), view });
        }
        expect(readPictureName(name.replace('NA-1', '17') + '.png')).toContainEqual({
          productId: 17,
          colour: canonicalColour(colour.normalize(form)),
          view: 'front',
        });
      }
    },
  );

  it('J35 a name without the signs at the end of a colour is like it', () => {
    expect(looseColour(canonicalColour('Blue (light)'))).toBe(canonicalColour('Blue light'));
    expect(looseColour('-2')).toBe('2');
  });

  it('S7.EXT.07 a letter with a mark is the same as one or two characters', () => {
    expect(readPictureName('7_TU\u0308RKIS.jpg')).toEqual(readPictureName('7_T\u00dcRKIS.jpg'));
    expect(readPictureName('7_TU\u0308RKIS.jpg')[0]?.colour).toBe(canonicalColour('T\u00dcRKIS'));
  });

  it.each([
    ['W17_RED.jpg', [['W17', 'RED', 'front']]],
    [
      'shoot/W-17_Petrol blue_2.PNG',
      [
        ['W', '17-PETROL-BLUE-2', 'front'],
        ['W', '17-PETROL-BLUE', 'back'],
        ['W-17', 'PETROL-BLUE-2', 'front'],
        ['W-17', 'PETROL-BLUE', 'back'],
        ['W-17_Petrol', 'BLUE-2', 'front'],
        ['W-17_Petrol', 'BLUE', 'back'],
      ],
    ],
    ['holiday.jpg', []],
    ['W-17_RED.gif', []],
    ['_RED.jpg', []],
  ] as const)('S7.EXT.07 a picture named "%s" after an id of the company', (file, readings) => {
    expect(readSourceName(file).map(({ sourceId, colour, view }) => [sourceId, colour, view])).toEqual(readings);
  });

  it('J36 an address has width, time and view, and stays in its folder', () => {
    expect(pictureUrl('7_RED.webp')).toBe('/uploads/7_RED.webp');
    expect(pictureUrl('7_RED.webp', { width: 320.4, at: 1_700_000_000_000, view: 'back' })).toBe(
      '/uploads/7_RED.webp?w=320&t=1700000000000&view=back',
    );
    expect(pictureUrl('../secret')).toBe('/uploads/..%2Fsecret');
  });
});
