import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  paddingBlock: space(64),
  '@media': { [media.mobile]: { paddingBlock: space(48) } },
});

/** Scrolls to below the sticky header. */
export const productArea = style({ scrollMarginTop: '96px', outline: 'none' });
