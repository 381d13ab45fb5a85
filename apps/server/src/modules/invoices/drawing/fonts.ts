import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

/** The scripts an invoice can write, one font file each: names of products in India come in many scripts. */
const scripts = ['latin', 'latin-ext', 'devanagari', 'malayalam', 'greek', 'cyrillic'] as const;
export type Script = (typeof scripts)[number];

/** Font weights. */
export type Weight = 400 | 700;

/** A font under the name it is registered by. */
export interface ParsedFont {
  readonly name: string;
  readonly font: Font;
}

/** Part of a text that one font file can write. */
export interface Run {
  readonly text: string;
  readonly script: Script;
}

/** Joiners and the dotted ring belong to the script of the letters around them. */
const joiners = /\u25CC|\u200C|\u200D/u;
/** Characters of each font file except the Latin one, besides joiners. The rupee sign is in `latin-ext`. */
const ranges: readonly (readonly [Script, RegExp])[] = [
  ['malayalam', /[\u0D00-\u0D7F]/u],
  ['devanagari', /[\u0900-\u097F\u1CD0-\u1CF9\uA830-\uA839\uA8E0-\uA8FF]/u],
  ['greek', /[\u0370-\u03FF]/u],
  ['cyrillic', /[\u0400-\u045F\u0490\u0491\u04B0\u04B1\u2116]/u],
  ['latin-ext', /[\u0100-\u02AF\u1E00-\u1EFF\u20A0-\u20AB\u20AD-\u20C0]/u],
];
const latin = /[\u0020-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2010-\u2015\u2018-\u2026\u20AC\u2122\u2212]/u;

/** The name a font is registered by. */
export function fontName(script: Script, weight: Weight): string {
  return `${script}-${weight}`;
}

/** The script of a letter; of a joiner, that of the letter before it. */
function scriptOf(letter: string, before: Script | undefined): Script {
  if (joiners.test(letter)) return before === 'malayalam' ? before : 'devanagari';
  return ranges.find(([, range]) => range.test(letter))?.[0] ?? 'latin';
}

/** Cuts a text into runs. A letter that no file holds becomes a question mark rather than an empty box. */
export function runsOf(text: string): Run[] {
  const runs: { text: string; script: Script }[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const script = scriptOf(letter, last?.script);
    const drawn = script !== 'latin' || latin.test(letter) ? letter : '?';
    if (last?.script === script) last.text += drawn;
    else runs.push({ text: drawn, script });
  }
  return runs;
}

/** Whether the font files have every letter of a text. */
export const isDrawable = (text: string): boolean =>
  runsOf(text)
    .map((run) => run.text)
    .join('') === text.normalize('NFC');

let loaded: Promise<readonly ParsedFont[]> | null = null;

/** The fonts, read and parsed once, at the first invoice: to parse them takes four times as long as to draw an invoice. */
export function loadFonts(): Promise<readonly ParsedFont[]> {
  loaded ??= parseFonts().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

/** Path of a font file; Malayalam is in a separate package. */
function fileOf(script: Script, weight: Weight): string {
  const family = script === 'malayalam' ? 'noto-sans-malayalam' : 'noto-sans';
  return `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
}

/** Reads the font files, unpacked. */
export async function readFontFiles(): Promise<{ readonly name: string; readonly bytes: Buffer }[]> {
  const { resolve } = createRequire(import.meta.url);
  const wanted = scripts.flatMap((script) => ([400, 700] as const).map((weight) => ({ script, weight })));
  return Promise.all(
    wanted.map(async ({ script, weight }) => ({
      name: fontName(script, weight),
      bytes: unpackWoff(await readFile(resolve(fileOf(script, weight)))),
    })),
  );
}

async function parseFonts(): Promise<ParsedFont[]> {
  const [{ create }, files] = await Promise.all([import('fontkit'), readFontFiles()]);
  return files.map(({ name, bytes }) => {
    const font = create(bytes);
    if ('fonts' in font) throw new Error(`${name} is a collection of fonts`);
    return { name, font };
  });
}
