import { negative, space, tapTarget } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The toggles of a row of cards are aligned. */
export const comparable = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100%',
});

/** As high as the toggle, whose script comes later. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8),
  minBlockSize: tapTarget,
  /** Its icon stands where the lines above it begin. */
  marginInlineStart: negative(space(16)),
});
