import { shopProfile } from '@kayal/commerce-core';
import { Button, Container, Hero, Marquee, PromoTile, SectionHeading } from '@kayal/design-system';
import { useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { LoadFailure } from '../../parts/LoadFailure/LoadFailure.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { ProductShelf } from '../../parts/ProductShelf/ProductShelf.tsx';
import { paths, promotionLink, searchLink, subCategoryLink } from '../../paths.ts';
import { CategoryCarousel } from './CategoryCarousel.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import type { loader } from './Home.loader.ts';
import * as css from './HomeScreen.css.ts';
import { TilePicture } from './TilePicture.tsx';

const { desktop } = shopProfile.ids;

/** The doors of home (S1.HOME.05-06): which list, which picture, which words. */
const tiles = [
  { name: 'Men', id: desktop.men, picture: 'men', callToAction: 'Shop men' },
  { name: 'Women', id: desktop.women, picture: 'women', callToAction: 'Shop women' },
  { name: 'Accessories', id: desktop.accessories, picture: 'accessories', callToAction: 'Shop accessories' },
  { name: 'Kids', id: desktop.kids, picture: 'kids', callToAction: 'Shop kids' },
] as const;

/** Home (S1.HOME, S2.HOME): hero, categories, promo strip, new arrivals, doors, all products. */
export function HomeScreen() {
  const home = useLoaderData<typeof loader>();
  const productArea = useRef<HTMLDivElement>(null);
  const showProducts = () => {
    productArea.current?.scrollIntoView();
    productArea.current?.focus({ preventScroll: true });
  };
  const arrivals = promotionLink('NewArrivals');
  const everything = searchLink('');

  return (
    <>
      <PageMeta
        title={`${shopProfile.name} · ${shopProfile.tagline} Sportswear for men, women and kids`}
        description="Sportswear made on the backwaters of Kerala: tees, jackets, shorts, track pants, swimwear and gear for men, women and kids. Free delivery across India."
        path={paths.home}
      />
      <Hero
        kicker="The backwater collection"
        headline={shopProfile.tagline}
        text="Light cloth, honest seams and room to breathe. Sportswear from Kerala for every run, lap and match."
        picture={<HeroPicture />}
        actions={<Button onClick={showProducts}>Shop now</Button>}
      />
      {home.status === 'ready' ? (
        <>
          <Container className={css.section}>
            <SectionHeading title="Shop by category" />
            <CategoryCarousel categories={home.value.categories} />
          </Container>
          <Marquee text={shopProfile.promoStrip.text} />
          <div ref={productArea} tabIndex={-1} className={css.productArea}>
            <ProductShelf
              title="New arrivals"
              products={home.value.newArrivals}
              surface="home"
              link={{ label: 'View all', ...arrivals }}
            />
          </div>
          <Container className={css.tiles}>
            {tiles.map((tile, index) => {
              const link = subCategoryLink(tile);
              return (
                <PromoTile
                  key={tile.id}
                  headline={tile.name}
                  callToAction={tile.callToAction}
                  href={link.href}
                  linkState={link.state}
                  picture={<TilePicture name={tile.picture} />}
                  shape={index < 2 ? 'tall' : 'wide'}
                />
              );
            })}
          </Container>
          <ProductShelf
            title="All products"
            products={home.value.allProducts}
            surface="home"
            link={{ label: 'View all', ...everything }}
          />
        </>
      ) : (
        <LoadFailure />
      )}
    </>
  );
}
