import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { detailsOf } from '../products/product-details.ts';
import { inShopOrder, planProducts } from '../products/product-plan.ts';
import { contrast, garmentColours } from './colours.ts';
import { drawGarment } from './draw-garment.ts';
import { garmentSpecFor, type GarmentSpec, type Panel, type View } from './garment-spec.ts';

const folder = path.join(import.meta.dirname, '../../drawings');
const read = (name: string): string => readFileSync(path.join(folder, `${name}.svg`), 'utf8');
const names = readdirSync(folder)
  .map((file) => path.basename(file, '.svg'))
  .toSorted();
const prints = names.filter((name) => name.startsWith('print-')).map((name) => name.slice('print-'.length));
const scenes = names.filter((name) => /^(?:hero|tile)-/.test(name));
const garments = names.filter((name) => !/^(?:print|hero|tile)-|^plate$/.test(name));
const views: readonly View[] = ['front', 'back', 'detail'];
const panels: readonly Panel[] = ['none', 'side', 'yoke', 'sleeves', 'hem', 'half', 'trim'];
const plates = ['studio', 'horizon', 'sun', 'waves'] as const;
const tealColour = '#0b5f5a';

function spec(changes: Partial<GarmentSpec> = {}): GarmentSpec {
  return { ...garmentSpecFor({ productId: 4101, cut: 'tee', department: 'men', colourHex: tealColour }), ...changes };
}

const draw = (changes: Partial<GarmentSpec> = {}, view: View = 'front'): string =>
  drawGarment(spec(changes), view, read);

/** Ids an SVG defines more than once, and ids it refers to without defining them. */
function idErrors(svg: string): { twice: string[]; missing: string[] } {
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id = '']) => id);
  const known = new Set(defined);
  return {
    twice: defined.filter((id, index) => defined.indexOf(id) !== index),
    missing: used.filter((id) => !known.has(id)),
  };
}

/** Classes of an SVG that its style sheet does not name, of those that give a colour. */
function withoutColour(svg: string): string[] {
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(svg) ?? [];
  const lists = [...svg.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list.split(' '));
  const layers = /^(?:if|if-.*|on-.*|mark|floor|weave)$/;
  return [...new Set(lists.flat())].filter((name) => !layers.test(name) && !style.includes(`.${name}{`));
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

/** Mean of the red, green and blue of the cloth in the middle of a picture. */
async function clothOf(svg: string): Promise<readonly number[]> {
  const middle = { left: 95, top: 130, width: 30, height: 30 };
  const pixels = await sharp(Buffer.from(svg)).resize({ width: 225 }).extract(middle).removeAlpha().png().toBuffer();
  return (await sharp(pixels).stats()).channels.map(({ mean }) => mean);
}

describe('S3.CLI.04 S3.CLI.05 drawn garment pictures', () => {
  it('S3.CLI.04 S3.CLI.05 every product has its drawing and print, and every drawing is used', () => {
    const products = inShopOrder(planProducts());
    const specs = products.flatMap((product, index) =>
      detailsOf(product, index).colours.map(({ hex }) =>
        garmentSpecFor({
          productId: product.id,
          cut: product.style.cut,
          department: product.department,
          colourHex: hex,
        }),
      ),
    );
    const used = new Set(specs.flatMap(({ drawing, print }) => [drawing, `print-${print}`]));
    expect([...used].filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !used.has(name) && !scenes.includes(name))).toEqual(['plate']);
  });

  it.each(garments)('S3.CLI.04 %s: every view decodes to 900 × 1125 and shows something', async (drawing) => {
    for (const view of views) {
      const picture = await decoded(draw({ drawing }, view));
      expect(picture).toMatchObject({ width: 900, height: 1125 });
      expect(picture.spread).toBeGreaterThan(8);
    }
  });

  it.each(prints)('S3.CLI.04 the print %s decodes from the front and the back', async (print) => {
    for (const view of ['front', 'back'] as const) {
      const svg = draw({ print }, view);
      expect(svg).not.toBe(draw({ print: print === 'mark' ? 'wave' : 'mark' }, view));
      expect((await decoded(svg)).spread).toBeGreaterThan(8);
    }
  });

  it.each(garments)('S3.CLI.04 %s: every panel and every print gives sound, finite SVG', (drawing) => {
    for (const [index, print] of prints.entries()) {
      const panel = panels[index % panels.length] ?? 'none';
      for (const view of views) {
        const svg = draw({ drawing, panel, print, plate: plates[index % plates.length] ?? 'studio' }, view);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(idErrors(svg)).toEqual({ twice: [], missing: [] });
        expect(withoutColour(svg)).toEqual([]);
      }
    }
  });

  it.each(garments)('S3.CLI.04 %s is a whole picture of its own, as a designer opens it', async (drawing) => {
    const file = read(drawing);
    expect(idErrors(file)).toEqual({ twice: [], missing: [] });
    expect(withoutColour(file)).toEqual([]);
    expect(await decoded(file)).toMatchObject({ width: 1800, height: 1125 });
  });

  it.each([
    ['#c0311f', 0],
    ['#1f9d3a', 1],
    ['#1f3fc0', 2],
  ] as const)('S3.CLI.04 cloth of %s has that colour', async (colourHex, strongest) => {
    const cloth = await clothOf(draw({ colourHex, print: 'mark', panel: 'none' }));
    expect(cloth.indexOf(Math.max(...cloth))).toBe(strongest);
    const asked = [1, 3, 5].map((at) => Number.parseInt(colourHex.slice(at, at + 2), 16));
    for (const [index, value] of cloth.entries()) expect(Math.abs(value - (asked[index] ?? 0))).toBeLessThan(40);
  });

  it('S3.CLI.04 the same spec and view give the same text', () => {
    for (const view of views) expect(draw({}, view)).toBe(draw({}, view));
  });

  it('S3.CLI.04 two products, two views and two colours differ', () => {
    const other = garmentSpecFor({ productId: 4102, cut: 'tee', department: 'men', colourHex: tealColour });
    const pictures = [
      draw(),
      drawGarment(other, 'front', read),
      draw({}, 'back'),
      draw({}, 'detail'),
      draw({ colourHex: '#c0311f' }),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('S3.CLI.04 a product keeps its panel, print and drawing in all its colours', () => {
    const lookOf = (colourHex: string): Partial<GarmentSpec> => ({
      ...garmentSpecFor({ productId: 9, cut: 'jacket', department: 'women', colourHex }),
      colourHex: '',
      accentHex: '',
    });
    expect(lookOf('#c0311f')).toEqual(lookOf('#ffffff'));
  });

  it('S3.CLI.04 prints stand out from black, white and everything between', () => {
    for (const colourHex of ['#000000', '#ffffff', '#808080', '#ffb31a', tealColour]) {
      for (let productId = 0; productId < 40; productId += 1) {
        const { print, main } = garmentColours(garmentSpecFor({ productId, cut: 'tee', department: 'men', colourHex }));
        expect(contrast(print, main)).toBeGreaterThan(1.4);
      }
    }
  });

  it('S3.CLI.04 a colour that is not hex is refused', () => {
    expect(() => draw({ colourHex: 'teal' })).toThrow(RangeError);
  });

  it('S3.CLI.04 category pictures differ from product pictures and decode', async () => {
    const category = drawGarment(spec(), 'front', read, true);
    expect(category).not.toBe(draw());
    expect(await decoded(category)).toMatchObject({ width: 900, height: 1125 });
  });
});

describe('S3.CLI.03 composed pictures', () => {
  it('S3.CLI.03 there are a hero of each layout and a tile of each department', () => {
    expect(scenes).toEqual(['hero-tall', 'hero-wide', 'tile-accessories', 'tile-kids', 'tile-men', 'tile-women']);
  });

  it.each(scenes)('S3.CLI.03 %s has no id twice, its own size, and decodes', async (name) => {
    const sizes: Readonly<Record<string, { width: number; height: number }>> = {
      'hero-wide': { width: 1600, height: 900 },
      'hero-tall': { width: 900, height: 1350 },
    };
    const svg = read(name);
    expect(idErrors(svg)).toEqual({ twice: [], missing: [] });
    expect(withoutColour(svg)).toEqual([]);
    const picture = await decoded(svg);
    expect(picture).toMatchObject(sizes[name] ?? { width: 900, height: 1125 });
    expect(picture.spread).toBeGreaterThan(8);
  });
});
