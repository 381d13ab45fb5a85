import { media } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** When the picture is cropped, the wide one keeps its right side and the tall one its top, where the garments are. */
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
