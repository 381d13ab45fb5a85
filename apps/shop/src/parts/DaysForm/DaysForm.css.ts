import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 220px))',
  gap: space(16),
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gap: space(12) },
  },
});
