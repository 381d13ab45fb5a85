import { shopProfile } from '@kayal/commerce-core';
import { Button, Container, Hero, Marquee } from '@kayal/design-system';
import { useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { LoadFailure } from '../../parts/LoadFailure/LoadFailure.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ProductShelf } from '../../parts/ProductShelf/ProductShelf.tsx';
import { paths, promotionLink, searchLink } from '../../paths.ts';
import { CategoryCarousel } from './CategoryCarousel.tsx';
import { Doors } from './Doors.tsx';
import { HeroPicture } from '../../parts/HeroPicture/HeroPicture.tsx';
import type { loader } from './Home.loader.ts';
import * as css from './HomeScreen.css.ts';
import { OfferBand } from './OfferBand.tsx';

/** Home: hero, categories, promo strip, new arrivals, doors, all products. */
export function HomeScreen() {
  const home = useLoaderData<typeof loader>();
  const productArea = useRef<HTMLDivElement>(null);
  const showProducts = () => {
    productArea.current?.scrollIntoView();
    productArea.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageMeta
        title={`${shopProfile.name} · ${shopProfile.tagline} Sportswear for men, women and kids`}
        description="Sportswear made on the backwaters of Kerala: tees, jackets, shorts, track pants, swimwear and gear for men, women and kids. Free delivery across India."
        path={paths.home}
      />
      <Hero
        tone="onDarkPicture"
        kicker="The backwater collection"
        headline={shopProfile.tagline}
        text="Light cloth, honest seams and room to breathe. Sportswear from Kerala for every run, lap and match."
        picture={<HeroPicture />}
        actions={
          <Button variant="onInk" size="large" onClick={showProducts}>
            Shop now
          </Button>
        }
      />
      {home.status === 'ready' ? (
        <>
          <Container className={css.section}>
            <CategoryCarousel categories={home.value.categories} />
          </Container>
          <Marquee text={shopProfile.promoStrip.text} />
          <div ref={productArea} tabIndex={-1} className={css.productArea}>
            <ProductShelf
              title="New arrivals"
              products={home.value.newArrivals}
              surface="home"
              columns="evenly"
              link={{ label: 'View all', ...promotionLink('NewArrivals') }}
            />
          </div>
          <Doors />
          <OfferBand />
          <ProductShelf
            title="All products"
            products={home.value.allProducts}
            surface="home"
            columns="evenly"
            link={{ label: 'View all', ...searchLink('') }}
          />
        </>
      ) : (
        <div ref={productArea} tabIndex={-1} className={css.productArea}>
          <LoadFailure />
          <Doors />
        </div>
      )}
    </>
  );
}
