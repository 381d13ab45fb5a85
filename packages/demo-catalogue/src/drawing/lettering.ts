import { num } from './path.ts';

/** Strokes of each glyph on a grid 60 wide and 100 high. */
const glyphPaths: Readonly<Record<string, readonly string[]>> = {
  '0': ['M22 6H38L52 20V80L38 94H22L8 80V20Z'],
  '1': ['M14 24L32 8V96'],
  '2': ['M8 26V20L22 6H38L52 20V38L10 80V94H54'],
  '3': ['M8 8H52L30 42H38L52 56V80L38 94H20L6 82'],
  '4': ['M42 98V6L6 66V74H56'],
  '5': ['M50 6H10V42H38L52 56V80L38 94H8'],
  '6': ['M48 14L40 6H22L8 20V80L22 94H38L52 80V58L38 44H8'],
  '7': ['M6 6H54V14L24 97'],
  '8': ['M22 6H38L50 18V36L38 48H22L10 36V18Z', 'M22 48H38L52 62V80L38 94H22L8 80V62Z'],
  '9': ['M12 86L20 94H38L52 80V20L38 6H22L8 20V42L22 56H52'],
  K: ['M9 2V98', 'M56 3L14 56', 'M27 42L57 97'],
  A: ['M5 98L30 8L55 98', 'M15 70H45'],
  Y: ['M3 3L30 52L57 3', 'M30 50V98'],
  L: ['M9 2V91H58'],
};

/**
 * Block letters and figures as strokes, so that no font need be installed.
 * @param text figures 0–9 and the letters of KAYAL; other characters leave a gap
 * @param box.x middle of the text
 * @param box.y top of the text
 * @param box.height letter height in picture units
 * @param colour stroke colour
 * @param weight stroke width on the 100-unit grid
 */
export function lettering(
  text: string,
  box: { x: number; y: number; height: number },
  colour: string,
  weight = 17,
): string {
  const scale = box.height / 100;
  const advance = 60 + weight * 0.75 + 8;
  const start = box.x - ((text.length * advance - (advance - 60)) * scale) / 2;
  const glyphs = Array.from(text).map((character, index) =>
    (glyphPaths[character] ?? [])
      .map((d) => `<path transform="translate(${num(index * advance)} 0)" d="${d}"/>`)
      .join(''),
  );
  return `<g transform="translate(${num(start)} ${num(box.y)}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="bevel">${glyphs.join('')}</g>`;
}

/**
 * The brand's mark: one wave with its echo.
 * @param box.x middle of the mark
 * @param box.y middle of the mark
 * @param box.width width in picture units
 */
export function waveMark(box: { x: number; y: number; width: number }, colour: string): string {
  const scale = (box.width / 100).toFixed(3);
  return `<g transform="translate(${num(box.x)} ${num(box.y)}) scale(${scale}) translate(-50 -16)" fill="${colour}"><path d="M0 12C14 -6 32 -6 50 10C68 26 86 26 100 8C90 30 68 36 48 22C30 10 14 8 0 12Z"/><path d="M14 28C26 20 38 22 52 32C64 40 78 40 88 32C78 46 62 48 48 40C36 32 26 28 14 28Z"/></g>`;
}
