import { media } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Four coloured tiles in a row; two rows of two on narrow screens. */
export const doors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' } },
});
