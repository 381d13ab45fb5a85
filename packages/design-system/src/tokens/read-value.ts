import { isHex, rgbaFromHex, type Rgba } from './color.ts';
import { isRecord } from './resolve-token.ts';
import type { TokenType } from './theme-document.ts';
import type { TokenSpec } from './token-specs.ts';

/** A token's value as CSS, and as a colour if it is one; or an error. */
export type ReadValue = { readonly css: string; readonly rgba?: Rgba } | { readonly error: string };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isShare = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= 1;

const colorCss = ({ red, green, blue, alpha }: Rgba): string =>
  alpha === 1
    ? `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    : `rgba(${red}, ${green}, ${blue}, ${alpha})`;

function readColor(value: unknown, translucent: boolean): ReadValue {
  if (!isRecord(value)) return { error: 'must be a colour: { colorSpace, components, hex }.' };
  const { colorSpace, components, alpha = 1, hex } = value;
  if (hex !== undefined && !isHex(hex)) return { error: 'has a hex that is not # with three or six digits.' };
  if (typeof colorSpace !== 'string') return { error: 'needs a colorSpace.' };
  if (!Array.isArray(components) || components.length !== 3) return { error: 'needs three components.' };
  if (!isShare(alpha)) return { error: 'has an alpha outside 0 to 1.' };
  if (!translucent && alpha !== 1) return { error: 'must be opaque: only scrim and shadows let through.' };
  if (colorSpace !== 'srgb') {
    if (hex === undefined) return { error: `is in ${colorSpace}: give a hex beside it, or use srgb.` };
    const rgba = rgbaFromHex(hex, alpha);
    return { css: colorCss(rgba), rgba };
  }
  const channels = components.map((part: unknown) => (part === 'none' ? 0 : part)).filter(isShare);
  const [red, green, blue] = channels.map((share) => Math.round(share * 255));
  if (red === undefined || green === undefined || blue === undefined)
    return { error: 'has components outside 0 to 1.' };
  const rgba = { red, green, blue, alpha };
  return { css: colorCss(rgba), rgba };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** @param units each allowed unit relative to the first, in which the range is given */
function readMeasure(value: unknown, units: Readonly<Record<string, number>>, { min, max }: Range): ReadValue {
  const names = Object.keys(units);
  const [base = ''] = names;
  if (!isRecord(value) || !isNumber(value['value']) || typeof value['unit'] !== 'string')
    return { error: `must be { value, unit }, the unit ${names.join(' or ')}.` };
  const { value: count, unit } = value;
  const factor = units[unit];
  if (factor === undefined) return { error: `has the unit ${unit}: use ${names.join(' or ')}.` };
  const size = count * factor;
  if (size < min || size > max) return { error: `is ${size} ${base}: use ${min} to ${max} ${base}.` };
  return { css: count === 0 ? `0${base}` : `${count}${unit}` };
}

const lengthUnits = { px: 1, rem: 16 } as const;
const timeUnits = { ms: 1, s: 1000 } as const;
const shadowParts = ['offsetX', 'offsetY', 'blur', 'spread'] as const;
const shadowRange: Range = { min: -64, max: 64 };

function readShadow(value: unknown): ReadValue {
  if (!isRecord(value)) return { error: 'must be a shadow: { color, offsetX, offsetY, blur, spread }.' };
  const parts: string[] = [];
  for (const name of shadowParts) {
    const part = readMeasure(value[name], lengthUnits, shadowRange);
    if ('error' in part) return { error: `${name} ${part.error}` };
    parts.push(part.css);
  }
  const tint = readColor(value['color'], true);
  return 'error' in tint ? { error: `color ${tint.error}` } : { css: [...parts, tint.css].join(' ') };
}

/** Font names get into CSS, so they may not contain characters that could end a string or a rule. */
const fontName = /^[\p{L}\d][\p{L}\d _.-]{0,63}$/u;
const isFontName = (name: unknown): name is string => typeof name === 'string' && fontName.test(name);

/** Generic families of CSS, which must not be quoted. */
const genericFamilies: ReadonlySet<string> = new Set(['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-serif']);

function readFamily(value: unknown): ReadValue {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  const fonts = names.filter(isFontName);
  return fonts.length === 0 || fonts.length < names.length
    ? { error: 'must be a font name or a list of them; letters, digits, spaces, dots, - and _ only.' }
    : { css: fonts.map((name) => (genericFamilies.has(name) ? name : `"${name}"`)).join(', ') };
}

const readNumber = (value: unknown, { min, max, unit }: TokenSpec): ReadValue =>
  isNumber(value) && value >= min && value <= max
    ? { css: `${value}${unit}` }
    : { error: `must be a number from ${min} to ${max}.` };

function readCurve(value: unknown): ReadValue {
  const numbers = Array.isArray(value) ? value.filter(isNumber) : [];
  return numbers.length === 4 && isShare(numbers[0]) && isShare(numbers[2])
    ? { css: `cubic-bezier(${numbers.join(', ')})` }
    : { error: 'must be four numbers, the first and third from 0 to 1.' };
}

/** Checks a value of each type and writes it as CSS. */
export const readers: Readonly<Record<TokenType, (value: unknown, spec: TokenSpec) => ReadValue>> = {
  color: (value, { path }) => readColor(value, path.endsWith('.scrim')),
  dimension: (value, spec) => readMeasure(value, lengthUnits, spec),
  duration: (value, spec) => readMeasure(value, timeUnits, spec),
  shadow: readShadow,
  fontFamily: readFamily,
  fontWeight: readNumber,
  number: readNumber,
  cubicBezier: readCurve,
};
