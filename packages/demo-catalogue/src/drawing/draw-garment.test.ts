import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contrast } from './colour.ts';
import { drawCategory, drawGarment } from './draw-garment.ts';
import { drawHero, heroLayouts } from './draw-hero.ts';
import { drawTile, tileShapes } from './draw-tile.ts';
import { garmentSpecFor } from './garment-spec-for.ts';
import {
  cutNames,
  departments,
  type GarmentSpec,
  necks,
  panelNames,
  plates,
  printNames,
  garmentViews,
} from './garment-spec.ts';
import { paletteOf } from './garment-palette.ts';

const tealColour = '#0b5f5a';

function spec(changes: Partial<GarmentSpec> = {}): GarmentSpec {
  return { ...garmentSpecFor({ productId: 4101, cut: 'tee', department: 'men', colourHex: tealColour }), ...changes };
}

/** Ids an SVG defines more than once, and ids it refers to without defining them. */
function idErrors(svg: string): { twice: string[]; missing: string[] } {
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1] ?? '');
  return {
    twice: defined.filter((id, index) => defined.indexOf(id) !== index),
    missing: used.filter((id) => !defined.includes(id)),
  };
}

function standardDeviation(values: Uint8Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Size of a picture, px, and how far its brightness spreads: 0 for one plain colour. */
async function decoded(svg: string): Promise<{ width: number; height: number; spread: number }> {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  const pixels = await sharp(Buffer.from(svg), { density: 18 }).greyscale().removeAlpha().raw().toBuffer();
  return { width, height, spread: standardDeviation(pixels) };
}

describe('S3.CLI.04 S3.CLI.05 drawn garment pictures', () => {
  it.each(cutNames)(
    'S3.CLI.04 %s: every view decodes to 900 × 1125 and shows something',
    { timeout: 60_000 },
    async (cut) => {
      for (const view of garmentViews) {
        const picture = await decoded(drawGarment(spec({ cut }), view));
        expect(picture).toMatchObject({ width: 900, height: 1125 });
        expect(picture.spread).toBeGreaterThan(8);
      }
    },
  );

  it.each(cutNames)(
    'S3.CLI.04 %s: every department, every panel and every print gives sound, finite SVG',
    { timeout: 60_000 },
    (cut) => {
      for (const department of departments) {
        for (const [index, print] of printNames.entries()) {
          const panel = panelNames[index % panelNames.length] ?? 'none';
          const svg = drawGarment(
            spec({
              cut,
              department,
              panel,
              print,
              neck: necks[index % necks.length] ?? 'crew',
              plate: plates[index % plates.length] ?? 'studio',
            }),
            'front',
          );
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
          expect(idErrors(svg)).toEqual({ twice: [], missing: [] });
        }
      }
    },
  );

  it('S3.CLI.04 the same spec and view give the same text', () => {
    for (const view of garmentViews) expect(drawGarment(spec(), view)).toBe(drawGarment(spec(), view));
  });

  it('S3.CLI.04 two products, two views and two colours differ', () => {
    const other = garmentSpecFor({ productId: 4102, cut: 'tee', department: 'men', colourHex: tealColour });
    const pictures = [
      drawGarment(spec(), 'front'),
      drawGarment(other, 'front'),
      drawGarment(spec(), 'back'),
      drawGarment(spec(), 'detail'),
      drawGarment(spec({ colourHex: '#c0311f' }), 'front'),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('S3.CLI.04 a product keeps its panel, print and folds in all its colours', () => {
    const {
      colourHex: _,
      accentHex: __,
      ...red
    } = garmentSpecFor({ productId: 9, cut: 'jacket', department: 'women', colourHex: '#c0311f' });
    const {
      colourHex: ___,
      accentHex: ____,
      ...white
    } = garmentSpecFor({ productId: 9, cut: 'jacket', department: 'women', colourHex: '#ffffff' });
    expect(red).toEqual(white);
  });

  it('S3.CLI.04 prints stand out from black, white and everything between', () => {
    for (const colourHex of ['#000000', '#ffffff', '#808080', '#ffb31a', tealColour]) {
      for (let productId = 0; productId < 40; productId += 1) {
        const palette = paletteOf(garmentSpecFor({ productId, cut: 'tee', department: 'men', colourHex }));
        expect(contrast(palette.print, palette.main)).toBeGreaterThan(1.4);
      }
    }
  });

  it('S3.CLI.04 a colour that is not hex is refused', () => {
    expect(() => drawGarment(spec({ colourHex: 'teal' }), 'front')).toThrow(RangeError);
  });

  it('S3.CLI.04 category pictures differ from product pictures and decode', async () => {
    expect(drawCategory(spec())).not.toBe(drawGarment(spec(), 'front'));
    expect(await decoded(drawCategory(spec()))).toMatchObject({ width: 900, height: 1125 });
  });
});

describe('S3.CLI.03 composed pictures', () => {
  it.each(heroLayouts)('S3.CLI.03 the %s hero has no id twice and decodes', { timeout: 60_000 }, async (layout) => {
    const [width, height] = layout === 'wide' ? [1600, 900] : [780, 1000];
    const svg = drawHero({ width, height, layout });
    expect(idErrors(svg)).toEqual({ twice: [], missing: [] });
    expect(await decoded(svg)).toMatchObject({ width, height });
  });

  it.each(departments)(
    'S3.CLI.03 the %s tile has no id twice and decodes in both shapes',
    { timeout: 60_000 },
    async (kind) => {
      for (const shape of tileShapes) {
        const svg = drawTile(kind, shape);
        expect(idErrors(svg)).toEqual({ twice: [], missing: [] });
        expect(await decoded(svg)).toMatchObject(
          shape === 'tall' ? { width: 900, height: 1125 } : { width: 1350, height: 900 },
        );
      }
    },
  );
});
