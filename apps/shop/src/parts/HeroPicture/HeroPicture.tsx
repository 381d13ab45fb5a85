import { pictureUrl } from '@kayal/api-contract/client';
import { breakpoints } from '@kayal/design-system';
import * as css from './HeroPicture.css.ts';

/** Widths the server keeps of each composition, in px. */
const widths = { wide: [900, 1200, 1600, 2400], tall: [480, 640, 900, 1200, 1600] } as const;

type Shape = keyof typeof widths;

const address = (shape: Shape, width: number): string => pictureUrl(`hero-${shape}.webp`, { width });
const sources = (shape: Shape): string => widths[shape].map((width) => `${address(shape, width)} ${width}w`).join(', ');

/** Phones, and tablets held upright: the garments stand above the words. */
const narrow = `(max-width: ${breakpoints.mobile}px), (max-width: ${breakpoints.tablet}px) and (orientation: portrait)`;

interface HeroPictureProps {
  /** `responsive` takes the tall composition on upright screens and the wide one elsewhere. */
  readonly shape?: 'responsive' | 'tall';
}

/** The hero's picture, composed for the shape of the screen and fetched before anything else. */
export function HeroPicture({ shape = 'responsive' }: HeroPictureProps) {
  return (
    <picture>
      <source media={shape === 'tall' ? 'all' : narrow} srcSet={sources('tall')} sizes="100vw" />
      <img
        className={css.image}
        src={address('wide', 1600)}
        srcSet={sources('wide')}
        sizes="100vw"
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
      />
    </picture>
  );
}
