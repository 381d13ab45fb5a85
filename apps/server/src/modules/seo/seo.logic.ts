import { apiBase, encodeProductLink, promotionalLists, promotionalPageNames } from '@kayal/api-contract';
import type { Named } from './seo.repository.ts';

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
  '/searchpage',
  '/dashboard',
  '/imageupload',
  '/offerupdate',
  '/subcategoryadd',
  '/updateColors',
];

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

const locations = (tag: 'url' | 'sitemap', origin: string, paths: readonly string[]): string =>
  paths.map((path) => `<${tag}><loc>${escapeXml(`${origin}${path}`)}</loc></${tag}>\n`).join('');

/** The text of robots.txt: the closed paths, and the address of the sitemap. @param origin without a trailing slash */
export function robotsText(origin: string): string {
  const closed = closedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** A sitemap of some pages. */
export function urlSet(origin: string, paths: readonly string[]): string {
  return `${declaration}\n<urlset xmlns="${namespace}">\n${locations('url', origin, paths)}</urlset>\n`;
}

/** The sitemap index, for a shop with more pages than one map may hold. */
export function sitemapIndex(origin: string, maps: number): string {
  const paths = Array.from({ length: maps }, (_, index) => `/sitemap-${index + 1}.xml`);
  return `${declaration}\n<sitemapindex xmlns="${namespace}">\n${locations('sitemap', origin, paths)}</sitemapindex>\n`;
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
