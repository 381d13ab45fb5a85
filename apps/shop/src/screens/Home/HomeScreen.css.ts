import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  paddingBlock: space(64),
  '@media': { [media.mobile]: { paddingBlock: space(48) } },
});

export const productArea = style({ outline: 'none' });
