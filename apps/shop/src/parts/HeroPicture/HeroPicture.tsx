import type { PublicShop } from '@kayal/api-contract/client';
import { breakpoints } from '@kayal/design-system';
import { useShop } from '../../data/use-shop.ts';
import { settingsPictureUrl } from '../CataloguePicture/owner-picture.ts';
import * as css from './HeroPicture.css.ts';

/** Widths the server keeps of each composition, in px. */
const widths = { wide: [900, 1200, 1600, 2400], tall: [480, 640, 750, 900, 1200, 1600] } as const;

type Shape = keyof typeof widths;

/** A path of the shop, chosen by the owner, is one picture for both shapes. */
const address = (shop: PublicShop, shape: Shape, width: number): string => {
  const { picture } = shop.hero;
  return settingsPictureUrl(shop, picture.startsWith('/') ? picture : `hero-${shape}.webp`, width);
};
const sources = (shop: PublicShop, shape: Shape): string =>
  widths[shape].map((width) => `${address(shop, shape, width)} ${width}w`).join(', ');

/** Phones, and tablets in portrait: the garments are above the text. */
const narrow = `(max-width: ${breakpoints.mobile}px), (max-width: ${breakpoints.tablet}px) and (orientation: portrait)`;

interface HeroPictureProps {
  /** `responsive` uses the tall composition on portrait screens and the wide one elsewhere. */
  readonly shape?: 'responsive' | 'tall';
}

/** The hero's picture, composed for the shape of the screen and fetched with the highest priority. */
export function HeroPicture({ shape = 'responsive' }: HeroPictureProps) {
  const shop = useShop();
  return (
    <picture>
      <source media={shape === 'tall' ? 'all' : narrow} srcSet={sources(shop, 'tall')} sizes="100vw" />
      <img
        className={css.image}
        src={address(shop, 'wide', 1600)}
        srcSet={sources(shop, 'wide')}
        sizes="100vw"
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
      />
    </picture>
  );
}
