import type { Category } from '@kayal/api-contract/client';
import { shopProfile } from '@kayal/commerce-core';
import { breakpoints, Carousel, CategoryTile, Picture, SectionHeading } from '@kayal/design-system';
import { useState } from 'react';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import { useShop } from '../../data/use-shop.ts';
import { settingsPictureUrl } from '../../parts/CataloguePicture/owner-picture.ts';
import { categoryLink } from '../../paths.ts';

interface CategoryCarouselProps {
  readonly categories: readonly Category[];
}

const widths = [360, 480, 640, 750, 900] as const;

/**
 * Three categories at a time on desktop, one on a phone (S9.HOME.02). Its position is React state: a machine would
 * add XState, a tenth more script, to the first view of home.
 */
export function CategoryCarousel({ categories }: CategoryCarouselProps) {
  const [index, setIndex] = useState(0);
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.mobile}px)`);
  const shop = useShop();
  const { desktop, mobile } = shopProfile.carouselWindow;
  const pictureOf = (id: number): string => {
    const chosen = shop.categoryPictures[id] ?? '';
    return chosen.startsWith('/') ? chosen : `category-${id}.webp`;
  };
  return (
    <Carousel
      label="Categories"
      head={<SectionHeading title="Shop by category" />}
      index={index}
      onIndexChange={setIndex}
      visible={isPhone ? mobile : desktop}
    >
      {categories.map((category) => {
        const link = categoryLink(category);
        return (
          <CategoryTile
            key={category.id}
            name={category.name}
            href={link.href}
            linkState={link.state}
            picture={
              <Picture
                src={pictureOf(category.id)}
                alt=""
                ratio="fill"
                widths={widths}
                urlFor={(file, width) => settingsPictureUrl(shop, file, width)}
                sizes="(max-width: 768px) calc(100vw - 32px), 430px"
              />
            }
          />
        );
      })}
    </Carousel>
  );
}
