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
/** Styles that load another file. White space is matched in one way only, or much of it would take minutes. */
const styleWithLink = new RegExp(String.raw`@import|url\(\s*(?:["']\s*)?(?!["'\s]|${within})`, 'i');

/** Whether an attribute runs a program or names another file. */
function isActiveAttribute([name, value]: readonly [string, string]): boolean {
  if (/^on/i.test(name) || styleWithLink.test(value)) return true;
  // Names of what an animation changes.
  if (name.toLowerCase() === 'attributename') return /href$|^on/i.test(value.trim());
  return /(?:^|:)(?:href|src)$/i.test(name) && !linkWithin.test(value);
}

/** Elements that run a program, show another page, or load a file. */
const forbidden = /^(?:script|foreignobject|iframe|object|embed|link|audio|video)$/i;

function refuseActive(): never {
  throw new UnusableLogoError('an SVG with programs or links to other files is not taken; export it as a plain SVG');
}

/**
 * Reads an SVG to its end. It is shown only by `<img>` and is served with a policy that forbids everything; this check
 * is for those who open it in another program.
 */
function svgSize(text: string): { readonly width: number; readonly height: number } {
  let size: { width: number; height: number } | null = null;
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
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') refuseActive();
  });
  for (const style of ['text', 'cdata'] as const) {
    parser.on(style, (content) => {
      if (styleWithLink.test(content)) refuseActive();
    });
  }
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
