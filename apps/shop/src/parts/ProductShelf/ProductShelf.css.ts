import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  paddingBlock: space(64),
  '@media': { [media.mobile]: { paddingBlock: space(48) } },
});
