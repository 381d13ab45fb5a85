import { priceDisplay } from '@kayal/commerce-core';
import { BottomBar, Breadcrumb, Container } from '@kayal/design-system';
import { useRef } from 'react';
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
import { AddButton } from './AddButton.tsx';
import { BuyingPanel } from './BuyingPanel.tsx';
import type { ProductData } from './Product.loader.ts';
import { ProductGallery } from './ProductGallery.tsx';
import * as css from './ProductView.css.ts';
import { Promises } from './Promises.tsx';
import { useProductSelection } from './use-product-selection.ts';

/** A product: pictures left, choices and button right, similar products below. */
export function ProductView({ product, variants, similar, readAt }: ProductData) {
  const { publicOrigin } = usePageSettings();
  const { profile, delivery } = useShop();
  const choices = useRef<HTMLDivElement>(null);
  const selection = useProductSelection(product, variants, choices);
  useStoreView(product.id);
  const { now, struck } = priceDisplay(product, profile.currency);
  const addButton = <AddButton selection={selection} />;
  return (
    <>
      <PageMeta
        title={product.name}
        description={`${product.name} by ${profile.name} for ${now}, in ${product.colours.map(({ name }) => name.toLowerCase()).join(', ')}. ${deliveryWords(delivery.charge, profile.currency)}`}
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
      <Container>
        <div className={css.crumbs}>
          <Breadcrumb crumbs={[{ label: 'Home', href: paths.home }, { label: product.name }]} />
        </div>
        <div className={css.columns}>
          <div className={css.column}>
            <ProductGallery product={product} selection={selection} />
          </div>
          <div className={css.column}>
            <BuyingPanel
              product={product}
              variants={variants}
              selection={selection}
              readAt={readAt}
              addButton={addButton}
              choices={choices}
            />
          </div>
        </div>
        <div className={css.promises}>
          <Promises />
        </div>
      </Container>
      {similar.length === 0 ? null : <ProductShelf title="Similar Products" products={similar} surface="product" />}
      <RecentlyViewed current={product.id} />
      <BottomBar label="Buy" valueLabel={struck === null ? 'MRP' : `MRP ${struck}`} value={now} action={addButton} />
    </>
  );
}
