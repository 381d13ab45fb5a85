import { canonicalColour, pictureViews, pictureWidths, type PictureView } from '@kayal/api-contract';
import type { Department, HeroLayout } from '@kayal/demo-catalogue/drawing';
import { shopPictureFile } from './shop-picture-name.ts';
import { namesMediaType, type RequestHead } from '../../../http/answers/negotiation.ts';

/** The subject of a picture's file name. */
export type PictureSubject =
  /** A product in a canonical colour; null for the colour it is shown in first. */
  | { readonly kind: 'product'; readonly productId: number; readonly colour: string | null }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'hero'; readonly layout: HeroLayout }
  | { readonly kind: 'tile'; readonly department: Department }
  /** A picture that the owner uploaded for the home page or for categories. */
  | { readonly kind: 'shop'; readonly file: string };

/** The formats pictures are served in. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A picture as its address requests it. */
export interface PictureRequest {
  readonly subject: PictureSubject;
  /** As in the address; a browser that accepts AVIF gets AVIF in place of webp. */
  readonly format: 'webp' | 'jpeg';
  readonly view: PictureView;
  /** px */
  readonly width: number;
  /** Whether the address changes when the picture does. */
  readonly isVersioned: boolean;
}

const heroLayouts = ['wide', 'tall'] as const satisfies readonly HeroLayout[];
const departments = ['men', 'women', 'kids', 'accessories'] as const satisfies readonly Department[];

/** 160 and 320 px are for programs that show a product small, such as a list of orders; no page of the shop requests them. */
const widths = [160, 320, ...pictureWidths].toSorted((a, b) => a - b);
/** The hero fills the first view of wide screens. */
const heroWidths = [...widths, 1600, 2400];
const defaultWidth = 900;

/**
 * The specification writes colours as people do, `10001_PETROL BLUE.webp`; our own addresses hold the canonical name.
 */
const productName = /^(\d{1,9})(?:_([A-Z0-9 -]{1,40}))?$/;
const categoryName = /^CATEGORY-(\d{1,9})$/;
const shopName = /^SHOP-([A-F0-9]{16})$/;
const fileName = /^([A-Za-z0-9_ -]{1,60})\.(webp|jpe?g)$/i;

/** The subject of a name without its ending, in any case; null for any other name. */
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
  const layout = heroLayouts.find((each) => upper === `HERO-${each.toUpperCase()}`);
  if (layout !== undefined) return { kind: 'hero', layout };
  const [, shopId] = shopName.exec(upper) ?? [];
  if (shopId !== undefined) return { kind: 'shop', file: shopPictureFile(shopId.toLowerCase()) };
  const department = departments.find((each) => upper === `TILE-${each.toUpperCase()}`);
  return department === undefined ? null : { kind: 'tile', department };
}

/** Whether it may fill the first view. */
const isLarge = ({ kind }: PictureSubject): boolean => kind === 'hero' || kind === 'shop';

/** The next larger served width: a browser may shrink a picture, not stretch it. */
function widthOf(requested: string | null, served: readonly number[]): number {
  if (requested === null || !/^\d{1,5}$/.test(requested)) return defaultWidth;
  return served.find((width) => width >= Number(requested)) ?? served.at(-1) ?? defaultWidth;
}

/**
 * Reads a picture's address. No part of it becomes a file path: only the names listed here are accepted.
 * @param file the last part of the path, decoded
 * @returns null when it does not name a picture
 */
export function parsePictureRequest(file: string, query: URLSearchParams): PictureRequest | null {
  const [, name, ending] = fileName.exec(file) ?? [];
  const subject = name === undefined ? null : subjectOf(name);
  if (subject === null || ending === undefined) return null;
  return {
    subject,
    format: ending.toLowerCase() === 'webp' ? 'webp' : 'jpeg',
    view: pictureViews.find((view) => view === query.get('view')) ?? 'front',
    width: widthOf(query.get('w'), isLarge(subject) ? heroWidths : widths),
    isVersioned: /^\d{1,16}$/.test(query.get('t') ?? ''),
  };
}

/**
 * The format to send. AVIF only to clients that name it: the wildcard of a command line or an old browser does not
 * mean that it can show AVIF.
 */
export function negotiateFormat(format: 'webp' | 'jpeg', request: RequestHead): PictureFormat {
  return format === 'webp' && namesMediaType(request, 'image/avif') ? 'avif' : format;
}
