import latin from './archivo-latin.woff2?url&no-inline';
import rupee from './archivo-rupee.woff2?url&no-inline';

/** Addresses of the font files that every page needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the document head. */
export const fontUrls: readonly string[] = [latin, rupee];
