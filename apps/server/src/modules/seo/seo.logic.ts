import {
  apiBase,
  encodeProductLink,
  pictureFile,
  pictureUrl,
  promotionalLists,
  promotionalPageNames,
} from '@kayal/api-contract';
import type { MappedProduct, Named } from './seo.repository.ts';

/** Pages that exist in every shop, home first. Policy pages are not here: they come from the settings. */
export const fixedPaths: readonly string[] = [
  '/',
  ...promotionalLists.map(
    (list) => `/products?${new URLSearchParams({ list, n: promotionalPageNames[list] }).toString()}`,
  ),
  '/contact',
];

/** Paths that search engines leave out: data, personal pages, and the back office. */
const closedPaths = [
  `${apiBase}/`,
  '/dev/',
  '/login',
  '/signup',
  '/verify',
  '/forgotpass',
  '/cart',
  '/address',
  '/account',
  '/accountmob',
  '/myinfo',
  '/myorders',
  '/wishlist',
  '/ordersummary',
  '/orderreturn',
  '/track',
  '/payment',
  '/searchpage',
  '/dashboard',
  '/imageupload',
  '/offerupdate',
  '/subcategoryadd',
  '/updateColors',
];

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

/** Width of a picture for other sites, px. */
const sharedPictureWidth = 1200;

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

/** A page in a sitemap. */
export interface MappedPage {
  readonly path: string;
  /** Path of its main picture. */
  readonly picture?: string;
}

const location = (origin: string, path: string): string => `<loc>${escapeXml(`${origin}${path}`)}</loc>`;

function pageEntry(origin: string, { path, picture }: MappedPage): string {
  const image =
    picture === undefined
      ? ''
      : `<image:image><image:loc>${escapeXml(`${origin}${picture}`)}</image:loc></image:image>`;
  return `<url>${location(origin, path)}${image}</url>\n`;
}

/** The text of robots.txt: the closed paths, and the address of the sitemap. @param origin without a trailing slash */
export function robotsText(origin: string): string {
  const closed = closedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** The text of robots.txt of a rehearsal, which no search engine reads. */
export const closedRobotsText = 'User-agent: *\nDisallow: /\n';

/** A sitemap of some pages, and of their pictures. */
export function urlSet(origin: string, pages: readonly MappedPage[]): string {
  const entries = pages.map((page) => pageEntry(origin, page)).join('');
  return `${declaration}\n<urlset xmlns="${namespace}" xmlns:image="${imageNamespace}">\n${entries}</urlset>\n`;
}

/** The sitemap index, for a shop with more pages than one map may hold. */
export function sitemapIndex(origin: string, maps: number): string {
  const entries = Array.from(
    { length: maps },
    (_, index) => `<sitemap>${location(origin, `/sitemap-${index + 1}.xml`)}</sitemap>\n`,
  ).join('');
  return `${declaration}\n<sitemapindex xmlns="${namespace}">\n${entries}</sitemapindex>\n`;
}

/** The page of a group's products. */
export function groupPath({ id, name, kind }: Named & { readonly kind: 'category' | 'sub-category' }): string {
  const query = new URLSearchParams({ c: String(id), n: name }).toString();
  return `${kind === 'category' ? '/products' : '/subcategoryproducts'}?${query}`;
}

/** The page of a product (S2.PDP.01). */
export function productPath(product: Named): string {
  return `/fullimage?${new URLSearchParams({ ...encodeProductLink(product) }).toString()}`;
}

/** Path of the picture of a product in a colour, for other sites. */
export const sharedPicturePath = (productId: number, colour: string): string =>
  pictureUrl(pictureFile(productId, colour), { width: sharedPictureWidth });

/** The page of a product with its first picture. */
export const productPage = (product: MappedProduct): MappedPage => ({
  path: productPath(product),
  picture: sharedPicturePath(product.id, product.colour),
});
