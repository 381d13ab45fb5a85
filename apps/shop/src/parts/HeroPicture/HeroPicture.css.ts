import { media } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The wide picture keeps its garments, at the right; the tall one keeps them at the top. */
export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right center',
  '@media': {
    [media.mobile]: { objectPosition: 'center top' },
    [`${media.tablet} and (orientation: portrait)`]: { objectPosition: 'center top' },
  },
});
