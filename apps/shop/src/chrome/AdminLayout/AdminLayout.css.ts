import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const main = style({
  padding: space(32),
  minHeight: '70vh',
  '@media': { [media.mobile]: { padding: space(16) } },
});
