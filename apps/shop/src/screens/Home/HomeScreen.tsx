import { Button, Container, Hero, Marquee } from '@kayal/design-system';
import { useRef } from 'react';
import { deliveryWords } from '../../parts/PageMeta/delivery-words.ts';
import { useShop } from '../../data/use-shop.ts';
import { LoadFailure } from '../../parts/LoadFailure/LoadFailure.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ProductShelf } from '../../parts/ProductShelf/ProductShelf.tsx';
import { listLink, paths } from '../../paths.ts';
import { useBelowFirstScreen } from '../../runtime/first-view/use-below-first-screen.ts';
import { CategoryCarousel } from './CategoryCarousel.tsx';
import { HomeTiles } from './HomeTiles.tsx';
import { HeroPicture } from '../../parts/HeroPicture/HeroPicture.tsx';
import type { HomeShelf, loader } from './Home.loader.ts';
import * as css from './HomeScreen.css.ts';
import { OfferBand } from './OfferBand.tsx';
import { usePageData } from '../../runtime/pages/use-pages.ts';

/** Home: hero, categories, promo strip, new arrivals, tiles, all products. */
export function HomeScreen() {
  const home = usePageData<typeof loader>();
  const { profile, hero, promoStrip, delivery } = useShop();
  const shelves = home.status === 'ready' ? home.value.shelves : [];
  const filled = shelves.filter(({ products }) => products.length > 0);
  const hasProducts = filled.length > 0;
  // A shop without any product says once that products are on their way.
  const [first, ...others] = hasProducts ? filled : shelves.slice(0, 1);
  const isUnopened = home.status === 'ready' && !hasProducts;
  const isBelowShown = useBelowFirstScreen();
  const productArea = useRef<HTMLDivElement>(null);
  const showProducts = () => {
    productArea.current?.scrollIntoView();
    productArea.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageMeta
        title={[profile.name, profile.tagline].filter(Boolean).join(' · ')}
        after="nothing"
        description={`${hero.text || `${profile.name}.`} ${deliveryWords(delivery.charge, profile.currency)}`}
        path={paths.home}
      />
      <Hero
        tone="onDarkPicture"
        kicker={hero.kicker || undefined}
        headline={hero.headline}
        text={hero.text || undefined}
        picture={<HeroPicture />}
        actions={
          isUnopened ? undefined : (
            <Button variant="onInk" size="large" onClick={showProducts}>
              {hero.action}
            </Button>
          )
        }
      />
      {home.status === 'ready' ? (
        <>
          {home.value.categories.length === 0 ? null : (
            <Container className={css.section}>
              <CategoryCarousel categories={home.value.categories} />
            </Container>
          )}
          {promoStrip === '' ? null : <Marquee text={promoStrip} />}
          <div ref={productArea} tabIndex={-1} className={css.productArea}>
            {first && isBelowShown ? <HomeProducts shelf={first} /> : null}
          </div>
          {isBelowShown ? (
            <>
              <HomeTiles />
              {hasProducts ? <OfferBand /> : null}
              {others.map((shelf) => (
                <HomeProducts key={shelf.title} shelf={shelf} />
              ))}
            </>
          ) : null}
        </>
      ) : (
        <div ref={productArea} tabIndex={-1} className={css.productArea}>
          <LoadFailure />
          <HomeTiles />
        </div>
      )}
    </>
  );
}

/** A shelf, with a link to the whole list. */
function HomeProducts({ shelf: { title, source, products } }: { readonly shelf: HomeShelf }) {
  return (
    <ProductShelf
      title={title}
      products={products}
      surface="home"
      columns="evenly"
      link={products.length === 0 ? undefined : { label: 'View all', ...listLink(source, title) }}
    />
  );
}
