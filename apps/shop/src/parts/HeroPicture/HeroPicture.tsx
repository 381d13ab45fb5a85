import { pictureUrl } from '@kayal/api-contract/client';
import { breakpoints } from '@kayal/design-system';
import { ownerPictureUrl } from '../CataloguePicture/owner-picture.ts';
import * as css from './HeroPicture.css.ts';

/** Widths the server keeps of each composition, in px. */
const widths = { wide: [900, 1200, 1600, 2400], tall: [480, 640, 900, 1200, 1600] } as const;

type Shape = keyof typeof widths;

/** @param picture the owner's own; empty for the drawn one, which has a composition for each shape */
const address = (picture: string, shape: Shape, width: number): string =>
  picture === '' ? pictureUrl(`hero-${shape}.webp`, { width }) : ownerPictureUrl(picture, width);
const sources = (picture: string, shape: Shape): string =>
  widths[shape].map((width) => `${address(picture, shape, width)} ${width}w`).join(', ');

/** Phones, and tablets held upright: the garments stand above the words. */
const narrow = `(max-width: ${breakpoints.mobile}px), (max-width: ${breakpoints.tablet}px) and (orientation: portrait)`;

interface HeroPictureProps {
  /** `responsive` takes the tall composition on upright screens and the wide one elsewhere. */
  readonly shape?: 'responsive' | 'tall';
  /** The owner's own picture; drawn where empty or absent. */
  readonly picture?: string;
}

/** The hero's picture, composed for the shape of the screen and fetched before anything else. */
export function HeroPicture({ shape = 'responsive', picture = '' }: HeroPictureProps) {
  return (
    <picture>
      <source media={shape === 'tall' ? 'all' : narrow} srcSet={sources(picture, 'tall')} sizes="100vw" />
      <img
        className={css.image}
        src={address(picture, 'wide', 1600)}
        srcSet={sources(picture, 'wide')}
        sizes="100vw"
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
      />
    </picture>
  );
}
