import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  paddingBlock: space(64),
  '@media': { [media.mobile]: { paddingBlock: space(48) } },
});

/** Stops below the header, which stays. */
export const productArea = style({ scrollMarginTop: '96px', outline: 'none' });
