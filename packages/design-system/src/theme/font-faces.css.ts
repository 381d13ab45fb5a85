import { globalFontFace } from '@vanilla-extract/css';

const archivo = 'Archivo Variable';
const fallback = 'Archivo Fallback';

const variableCut = {
  fontWeight: '400 900',
  fontStretch: '100% 125%',
  fontStyle: 'normal',
  fontDisplay: 'swap',
} as const;

/** `no-inline`: the security policy allows fonts from the shop itself only, never from a data address. */
// Before the face of English, which comes first for the characters of both.
globalFontFace(archivo, {
  ...variableCut,
  src: 'url("../fonts/archivo-accents.woff2?no-inline") format("woff2")',
  unicodeRange: 'U+00A1-00FF, U+2022, U+2039-203A, U+20AC, U+2122',
});

globalFontFace(archivo, {
  ...variableCut,
  src: 'url("../fonts/archivo-latin.woff2?no-inline") format("woff2")',
  unicodeRange: 'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212',
});

// A family of its own: while one face of a family is there and another one is not, Chromium draws the characters of the
// missing one in a font of the system, and not in the fallback, so that lines break elsewhere for a moment.
globalFontFace('Archivo Rupee', {
  ...variableCut,
  src: 'url("../fonts/archivo-rupee.woff2?no-inline") format("woff2")',
  unicodeRange: 'U+20B9',
});

const ascent = 0.878;
const descent = 0.21;

/**
 * A system font scaled to Archivo's width, so that lines do not change when the font arrives.
 * `sizeAdjust` = width of Archivo over width of the local face on the same sample text (measured in Chromium).
 */
const matched = (sizeAdjust: number) => ({
  sizeAdjust: `${sizeAdjust * 100}%`,
  ascentOverride: `${((ascent / sizeAdjust) * 100).toFixed(2)}%`,
  descentOverride: `${((descent / sizeAdjust) * 100).toFixed(2)}%`,
  lineGapOverride: '0%',
});

const regularFaces = 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue")';
const boldFaces = 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Neue Bold")';

globalFontFace(fallback, [
  { src: regularFaces, fontWeight: '400 500', fontStretch: '100%', ...matched(0.979) },
  { src: boldFaces, fontWeight: '600 900', fontStretch: '100%', ...matched(0.977) },
  { src: boldFaces, fontWeight: '600 900', fontStretch: '110% 125%', ...matched(1.25) },
]);
