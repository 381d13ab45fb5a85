import { luminance, plateColour } from '@kayal/commerce-core/plate-colour';
import { garmentColours } from './colours.ts';
import type { GarmentSpec, View } from './garment-spec.ts';

/** Reads a file of `drawings` by its name without the ending. */
export type ReadDrawing = (name: string) => string;

/** Prints that leave no room for the small mark on the chest. */
const chestPrint = /^(?:wave|number-\d+|wordmark|chest-band)$/;
/** Prints that run on over the sleeves. */
const allOverPrint = /^(?:hoops|pinstripe|chest-stripes)$/;

/** Share of the light laid on: less on black, which only takes highlights, and on white, which only takes shadow. */
function reliefOf(main: string): number {
  const level = luminance(main);
  if (level < 0.06) return 0.62;
  return level > 0.55 ? 0.64 : 0.78;
}

/**
 * The style sheet that takes the place of a drawing's own: its colours, and which of its layers are shown. `if-side` is
 * shown only with that panel; `on-side` has the second colour only with that panel.
 */
function styleOf(spec: GarmentSpec, view: View, plate: string): string {
  const colours = garmentColours(spec);
  const { panel, print } = spec;
  const rules = [
    ...Object.entries(colours).map(([name, hex]) => `.${name}{fill:${hex}}.${name}-line{stroke:${hex}}`),
    `.stitches{fill:none;stroke:${colours.thread};stroke-width:1.6;stroke-dasharray:5 3.5}`,
    `.deep{stop-color:${colours.deep}}`,
    `.on-${panel}{fill:${colours.accent}}`,
    `.plate{fill:${plate}}`,
    `.if{display:none}.if-${panel},.if-${spec.plate}{display:inline}`,
    `.relief{opacity:${reliefOf(colours.main)}}.grain{opacity:${luminance(colours.main) > 0.55 ? 0.45 : 1}}`,
    // A close view shows the knit. At the edge of a picture the plain filter would see the end of the cloth.
    view === 'detail' ? '.relief{filter:url(#close)}' : '.weave{display:none}',
    chestPrint.test(print) ? '.mark{display:none}' : '',
  ];
  return `<style>${rules.join('')}</style>`;
}

/** The shapes of one view of a drawing; a print without a back looks the same from behind. */
function shapesOf(drawing: string, view: View): string {
  const inner = (name: string): string | undefined =>
    new RegExp(`<svg id="${name}"[^>]*>([^]*?)</svg>`).exec(drawing)?.[1];
  return (view === 'back' ? inner('back') : undefined) ?? inner('front') ?? '';
}

/** Definitions that both views share, with the print filled in where the drawing has room for it. */
function sharedOf(drawing: string, name: string, print: string): string {
  const [defs = ''] = /<defs>[^]*?<\/defs>/.exec(drawing) ?? [];
  const own = `<g id="print-${name}"/>`;
  const filled = (id: string): string => `<g id="${id}">${print}</g>`;
  const withPrint = defs.includes(own)
    ? defs.replace(own, filled(`print-${name}`))
    : defs.replace('<g id="print"/>', filled('print'));
  return allOverPrint.test(name) ? withPrint.replace('<g id="all-over"/>', filled('all-over')) : withPrint;
}

/**
 * Draws one picture of a garment: its drawing in the colours of the spec, with its print, before its plate. Pure: the
 * same spec, view and files give the same text.
 * @param isBold whether the plate has a stronger colour, as for a category
 * @returns SVG, 900 × 1125 px
 * @throws RangeError when a colour is not hex
 */
export function drawGarment(spec: GarmentSpec, view: View, read: ReadDrawing, isBold = false): string {
  const drawing = read(spec.drawing);
  const plate = plateColour(spec.colourHex, spec.seed, isBold);
  const print = shapesOf(read(`print-${spec.print}`), view);
  const [, detail] = /data-detail="([^"]*)"/.exec(drawing) ?? [];
  const { zoom, turn, shift } = spec.place;
  const isDetail = view === 'detail' && detail !== undefined;
  const place = isDetail
    ? ''
    : ` transform="translate(${450 + shift} 562.5) rotate(${turn}) scale(${zoom}) translate(-450 -562.5)"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1125" viewBox="${isDetail ? detail : '0 0 900 1125'}">` +
    `${styleOf(spec, view, plate)}${shapesOf(read('plate'), 'front')}` +
    `${sharedOf(drawing, spec.print, print)}<g${place}>${shapesOf(drawing, view)}</g></svg>`
  );
}
