import type { ProductSummary, Variant } from '@kayal/api-contract/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
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
  /** Load time, ms since 1970, from which the delivery day is counted. */
  readonly readAt: number;
}

/** Reads the product that `I` names, its variants and similar products. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return load<ProductData>(async () => {
    const named = productOfAddress(new URL(request.url).search);
    if (named === null) return undefined;
    // A page that the server rendered has its data: it needs neither of these scripts for its first view.
    const [api, { similarTo }] = await Promise.all([loadApi(context), import('./similar-products.ts')]);
    const calls = { product: resultOf(api.product(named.id)), variants: resultOf(api.variants(named.id)) };
    const [{ product }, { items: variants }] = await Promise.all([calls.product, calls.variants]);
    if (product === null) return undefined;
    preloadPicture({ file: product.displayFirst, at: product.pictureAt, view: 'front' }, gallerySizes);
    return { product, variants, similar: (await similarTo(api, product)).map(cardProductOf), readAt: Date.now() };
  });
}
