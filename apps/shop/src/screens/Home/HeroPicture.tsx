import { pictureUrl } from '@kayal/api-contract/client';
import { breakpoints } from '@kayal/design-system';
import * as css from './HeroPicture.css.ts';

const address = (shape: 'wide' | 'tall', width: number): string => pictureUrl(`hero-${shape}.webp`, { width });

interface HeroPictureProps {
  /** `responsive` takes the tall composition on a phone and the wide one elsewhere. */
  readonly shape?: 'responsive' | 'tall';
}

/** The hero's picture, composed for the width of the screen and fetched before anything else. */
export function HeroPicture({ shape = 'responsive' }: HeroPictureProps) {
  return (
    <picture>
      <source
        media={shape === 'tall' ? 'all' : `(max-width: ${breakpoints.mobile}px)`}
        srcSet={`${address('tall', 480)} 480w, ${address('tall', 900)} 900w`}
        sizes="100vw"
      />
      <img
        className={css.image}
        src={address('wide', 1600)}
        srcSet={`${address('wide', 1200)} 1200w, ${address('wide', 1600)} 1600w, ${address('wide', 2400)} 2400w`}
        sizes="100vw"
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
      />
    </picture>
  );
}
