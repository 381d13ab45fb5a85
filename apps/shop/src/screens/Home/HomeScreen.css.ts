import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  paddingBlock: space(64),
  '@media': { [media.mobile]: { paddingBlock: space(48) } },
});

export const productArea = style({ scrollMarginTop: '120px', outline: 'none' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(16),
  paddingBlock: space(16),
  '@media': { [media.mobile]: { gap: space(8) } },
});
