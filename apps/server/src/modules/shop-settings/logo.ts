import { createHash } from 'node:crypto';
import { SaxesParser } from 'saxes';

/** A logo that can be served. */
export interface Logo {
  readonly type: 'image/svg+xml' | 'image/png';
  readonly bytes: Buffer;
  /** px; for an SVG its own unit */
  readonly width: number;
  readonly height: number;
}

/** The logo is not an image that the shop shows; the message is for its owner. */
export class UnusableLogoError extends Error {
  override readonly name = 'UnusableLogoError';
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
const maxPngSide = 4000;

function pngSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  const isPng =
    bytes.length > 33 && bytes.subarray(0, 8).equals(pngSignature) && bytes.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng) throw new UnusableLogoError('it is not a PNG picture');
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (Math.max(size.width, size.height) > maxPngSide)
    throw new UnusableLogoError(`no side may be above ${maxPngSide} px`);
  return size;
}

/** A part of the same file, or a picture of pixels within it. */
const within = String.raw`#|data:image\/(?:png|jpe?g|gif|webp)[;,]`;
const linkWithin = new RegExp(String.raw`^\s*(?:${within})`, 'i');
/** What follows `url(` when it loads no other file. White space is matched in one way only, or much of it would take minutes. */
const addressWithin = new RegExp(String.raw`^\s*(?:["']\s*)?(?:${within})`, 'i');
/** Functions of styles and transforms that load nothing, and selectors with brackets; the empty one is a condition. */
const quietFunctions = new Set(
  ` rgb rgba hsl hsla lab lch oklab oklch color color-mix matrix matrix3d translate translatex translatey translate3d
   scale scalex scaley rotate skew skewx skewy perspective calc min max clamp var blur brightness contrast drop-shadow
   grayscale hue-rotate invert opacity saturate sepia cubic-bezier steps linear-gradient radial-gradient circle ellipse
   inset polygon path not is where nth-child nth-of-type nth-last-child lang`.split(/\s+/),
);
const quietRules = new Set(['charset', 'media', 'supports', 'keyframes', '-webkit-keyframes']);

/**
 * Whether a style may load another file. Only what is known to load nothing is taken: an escape can spell any name, and
 * new functions such as `image-set` come.
 */
function isLoadingStyle(style: string): boolean {
  if (style.includes('\\')) return true;
  for (const [, rule = ''] of style.matchAll(/@([\w-]*)/g)) if (!quietRules.has(rule.toLowerCase())) return true;
  for (const { 1: name = '', index, 0: begun } of style.matchAll(/(?<![\w-])([\w-]*)\(/g)) {
    const called = name.toLowerCase();
    const isQuiet =
      called === 'url' ? addressWithin.test(style.slice(index + begun.length)) : quietFunctions.has(called);
    if (!isQuiet) return true;
  }
  return false;
}

/** Attributes of no program's own (`inkscape:label`) that hold words or names, not styles. */
const isWording = /:|^(?:aria-|data-|id$|class$|lang$|title$)/i;

/** Whether an attribute runs a program or names another file. */
function isActiveAttribute([name, value]: readonly [string, string]): boolean {
  if (/^on/i.test(name) || /srcset$/i.test(name)) return true;
  if (!isWording.test(name) && isLoadingStyle(value)) return true;
  // Names of what an animation changes.
  if (name.toLowerCase() === 'attributename') return /href$|^on/i.test(value.trim());
  return /(?:^|:)(?:href|src)$/i.test(name) && !linkWithin.test(value);
}

/** Elements that run a program, show another page, or load a file. */
const forbidden = /^(?:script|foreignobject|iframe|object|embed|link|audio|video)$/i;

const isStyle = /(?:^|:)style$/i;

function refuseActive(): never {
  throw new UnusableLogoError('an SVG with programs or links to other files is not taken; export it as a plain SVG');
}

/**
 * Reads an SVG to its end. It is shown only by `<img>` and is served with a policy that forbids everything; this check
 * is for those who open it in another program.
 */
function svgSize(text: string): { readonly width: number; readonly height: number } {
  let size: { width: number; height: number } | null = null;
  // A style may come in pieces, with comments and CDATA between them.
  let style: string | null = null;
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new UnusableLogoError('it is not an SVG file');
  });
  parser.on('doctype', (doctype) => {
    if (/ENTITY/i.test(doctype)) throw new UnusableLogoError('an SVG with entities is not taken');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (size === null && name !== 'svg') throw new UnusableLogoError('it is not an SVG file');
    size ??= sizeOf(attributes);
    const isActive = Object.entries(attributes).some(isActiveAttribute);
    if (isActive || forbidden.test(name.replace(/^.*:/, ''))) refuseActive();
    if (isStyle.test(name)) style ??= '';
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') refuseActive();
  });
  for (const piece of ['text', 'cdata'] as const) {
    parser.on(piece, (content) => {
      if (style !== null) style += content;
    });
  }
  parser.on('closetag', ({ name }) => {
    if (!isStyle.test(name)) return;
    if (style !== null && isLoadingStyle(style)) refuseActive();
    style = null;
  });
  parser.write(text).close();
  if (size === null) throw new UnusableLogoError('it is not an SVG file');
  return size;
}

function sizeOf(attributes: Readonly<Record<string, string>>): { width: number; height: number } {
  const box = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = box[2] ?? Number.parseFloat(attributes['width'] ?? '');
  const height = box[3] ?? Number.parseFloat(attributes['height'] ?? '');
  if (!(width > 0 && height > 0)) throw new UnusableLogoError('the SVG has no viewBox, so its form is not known');
  return { width, height };
}

/** The logo of the settings; null without one. @param data the address of a file in itself: `data:image/png;base64,…` @throws UnusableLogoError */
export function readLogo(data: string | undefined): Logo | null {
  if (data === undefined || data === '') return null;
  const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  return data.startsWith('data:image/png')
    ? { type: 'image/png', bytes, ...pngSize(bytes) }
    : { type: 'image/svg+xml', bytes, ...svgSize(bytes.toString('utf8')) };
}

/** Address of a logo; the name changes with the content. */
export function logoAddress({ type, bytes }: Logo): string {
  const ending = type === 'image/png' ? 'png' : 'svg';
  return `/logo/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${ending}`;
}
