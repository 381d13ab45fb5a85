import type { ProductSummary, PublicShop, Variant } from '@kayal/api-contract/client';
import { deliveryNote } from '@kayal/commerce-core';
import type { PageRequest } from '../../data/page-loader.ts';
import { loadApi } from '../../data/api/load-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { load } from '../../data/loaded.ts';
import { preloadPicture } from '../../parts/CataloguePicture/preload-picture.ts';
import { cardProductOf, type CardProduct } from '../../parts/ProductTile/card-product.ts';
import { gallerySizes } from './gallery/gallery-pictures.ts';
import { productOfAddress } from './product-address.ts';

/** Data of a product's page. */
export interface ProductData {
  readonly product: ProductSummary;
  readonly variants: readonly Variant[];
  readonly similar: readonly CardProduct[];
  /**
   * The last day of a delivery, in words, counted from now; null when the shop's settings could not be read. A browser's first
   * formatter of dates takes tens of milliseconds on a phone, so the server writes the text of the first view.
   */
  readonly delivery: string | null;
}

function deliveryOf({ profile, timeZone, delivery }: PublicShop): string {
  const days = delivery.processingDays.max + delivery.deliveryDays.max;
  return deliveryNote(Date.now(), { locale: profile.currency.locale, timeZone }, days);
}

/** Reads the product that `I` names, its variants and similar products. */
export function loader({ url, connection, lists }: PageRequest) {
  return load<ProductData>(async () => {
    const named = productOfAddress(url.search);
    if (named === null) return undefined;
    const loading = loadApi(connection);
    // The frame of the page reports settings that cannot be read.
    const delivery = loading.then((api) => lists.shop(api)).then(deliveryOf, () => null);
    const [{ product }, { items: variants }, similarTo] = await Promise.all([
      loading.then((api) => resultOf(api.product(named.id))),
      loading.then((api) => resultOf(api.variants(named.id))),
      // A page that the server rendered has its data: it does not need this script for its first view.
      Promise.all([loading, import('./similar-products.ts')]).then(([api, similar]) =>
        similar.findSimilar(api, named.name),
      ),
    ]);
    if (product === null) return undefined;
    preloadPicture({ file: product.displayFirst, at: product.pictureAt, view: 'front' }, gallerySizes);
    const similar = (await similarTo(product)).map(cardProductOf);
    return { product, variants, similar, delivery: await delivery };
  });
}
