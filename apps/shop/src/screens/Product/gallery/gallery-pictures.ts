import type { ProductSummary } from '@kayal/api-contract/client';
import type { Thumbnail } from '@kayal/commerce-core';
import { colourOf } from '../../../data/shopper/cart-item.ts';

/** Width of the large picture, as in `<img sizes>`. */
export const gallerySizes = '(max-width: 768px) 100vw, (max-width: 1024px) 45vw, 640px';

/** Key of a thumbnail within the strip. */
export const thumbnailId = ({ colour, view }: Thumbnail): string => `${view} ${colour}`;

/** The pictures of the shown colour, among which a finger swipes. */
export const viewsOf = (thumbnails: readonly Thumbnail[], shown: Thumbnail): readonly Thumbnail[] =>
  thumbnails.filter(({ colour }) => colour === shown.colour);

/** Alternative text of a picture: 'LAGOON, back'. */
export function pictureWords(product: ProductSummary, { colour, view }: Thumbnail): string {
  return `${colourOf(product, colour).name}, ${view}`;
}
