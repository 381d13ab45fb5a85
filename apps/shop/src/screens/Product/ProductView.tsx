import { priceDisplay } from '@kayal/commerce-core';
import { Breadcrumb } from '@kayal/design-system';
import { deliveryWords } from '../../parts/PageMeta/delivery-words.ts';
import { useShop } from '../../data/use-shop.ts';
import { usePageSettings } from '../../runtime/page-settings.ts';
import { JsonLd } from '../../parts/JsonLd/JsonLd.tsx';
import { breadcrumbList, productGroup, sharedPicture } from '../../parts/JsonLd/json-ld.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ProductShelf } from '../../parts/ProductShelf/ProductShelf.tsx';
import { RecentlyViewed } from '../../parts/RecentlyViewed/RecentlyViewed.tsx';
import { useStoreView } from '../../parts/RecentlyViewed/use-store-view.ts';
import { paths, productLink } from '../../paths.ts';
import { useBelowFirstScreen } from '../../runtime/first-view/use-below-first-screen.ts';
import type { ProductData } from './Product.loader.ts';
import { Promises } from './Promises.tsx';
import { Purchase } from './Purchase.tsx';

/** Cards of a shelf's first row on a laptop; a tablet shows its upper edge. */
const firstRow = 4;

/** A product: pictures left, choices and button right, similar products below. */
export function ProductView({ product, variants, similar, delivery }: ProductData) {
  const { publicOrigin } = usePageSettings();
  const { profile, delivery: terms } = useShop();
  const isBelowShown = useBelowFirstScreen();
  useStoreView(product.id);
  const { now } = priceDisplay(product, profile.currency);
  return (
    <>
      <PageMeta
        title={product.name}
        description={`${product.name} by ${profile.name} for ${now}, in ${product.colours.map(({ name }) => name.toLowerCase()).join(', ')}. ${deliveryWords(terms.charge, profile.currency)}`}
        path={productLink(product).href}
        picture={sharedPicture(publicOrigin, product)}
      />
      <JsonLd data={productGroup(publicOrigin, profile, product, variants)} />
      <JsonLd
        data={breadcrumbList(publicOrigin, [
          { label: 'Home', href: paths.home },
          { label: product.name, href: productLink(product).href },
        ])}
      />
      <Purchase
        product={product}
        variants={variants}
        delivery={delivery}
        crumbs={<Breadcrumb crumbs={[{ label: 'Home', href: paths.home }, { label: product.name }]} />}
        promises={<Promises />}
        below={
          <>
            {similar.length === 0 ? null : (
              <ProductShelf
                title="Similar Products"
                products={isBelowShown ? similar : similar.slice(0, firstRow)}
                surface="product"
              />
            )}
            {isBelowShown ? <RecentlyViewed current={product.id} /> : null}
          </>
        }
      />
    </>
  );
}
