import { DEPARTMENTS, VIEWS, type Department, type View, HERO_LAYOUTS, type HeroLayout } from '@kayal/demo-catalogue';
import { canonicalColour } from '@kayal/api-contract';

/** What a picture's file name stands for. */
export type PictureSubject =
  /** A product in a canonical colour; null for the colour it is shown in first (S7.EXT.01, S7.EXT.03). */
  | { readonly kind: 'product'; readonly productId: number; readonly colour: string | null }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'hero'; readonly layout: HeroLayout }
  | { readonly kind: 'tile'; readonly department: Department };

/** The two formats pictures are served in. */
export type PictureFormat = 'webp' | 'jpeg';

/** A picture as an address asks for it. */
export interface PictureRequest {
  readonly subject: PictureSubject;
  readonly format: PictureFormat;
  readonly view: View;
  /** px */
  readonly width: number;
  /** Whether the address changes when the picture does (J36). */
  readonly isVersioned: boolean;
}

const widths = [160, 240, 320, 480, 640, 900, 1200] as const;
/** The hero fills the first view of wide screens. */
const heroWidths = [...widths, 1600, 2400] as const;
const usualWidth = 900;

const productName = /^(\d{1,9})(?:_([A-Z0-9-]{1,40}))?$/;
const categoryName = /^CATEGORY-(\d{1,9})$/;
const fileName = /^([A-Za-z0-9_-]{1,60})\.(webp|jpe?g)$/i;

/** The subject of a name without its ending, whatever its case (J35); null for any other name. */
function subjectOf(name: string): PictureSubject | null {
  const upper = name.toUpperCase();
  const [isProduct, productId, colour] = productName.exec(upper) ?? [];
  if (isProduct !== undefined) {
    return {
      kind: 'product',
      productId: Number(productId),
      colour: colour === undefined ? null : canonicalColour(colour),
    };
  }
  const [, categoryId] = categoryName.exec(upper) ?? [];
  if (categoryId !== undefined) return { kind: 'category', id: Number(categoryId) };
  const layout = HERO_LAYOUTS.find((each) => upper === `HERO-${each.toUpperCase()}`);
  if (layout !== undefined) return { kind: 'hero', layout };
  const department = DEPARTMENTS.find((each) => upper === `TILE-${each.toUpperCase()}`);
  return department === undefined ? null : { kind: 'tile', department };
}

/** The nearest width that is kept, upwards: a browser may shrink a picture, not stretch it. */
function widthOf(asked: string | null, kept: readonly number[]): number {
  if (asked === null || !/^\d{1,5}$/.test(asked)) return usualWidth;
  return kept.find((width) => width >= Number(asked)) ?? kept.at(-1) ?? usualWidth;
}

/**
 * Reads a picture's address. Nothing of it ever becomes a path: what it may stand for is listed here.
 * @param file the last part of the path, decoded
 * @returns null when it names no picture
 */
export function parsePictureRequest(file: string, query: URLSearchParams): PictureRequest | null {
  const [, name, ending] = fileName.exec(file) ?? [];
  const subject = name === undefined ? null : subjectOf(name);
  if (subject === null || ending === undefined) return null;
  return {
    subject,
    format: ending.toLowerCase() === 'webp' ? 'webp' : 'jpeg',
    view: VIEWS.find((view) => view === query.get('view')) ?? 'front',
    width: widthOf(query.get('w'), subject.kind === 'hero' ? heroWidths : widths),
    isVersioned: /^\d{1,16}$/.test(query.get('t') ?? ''),
  };
}
