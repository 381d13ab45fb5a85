import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(32),
  paddingBlock: `${space(48)} ${space(64)}`,
  '@media': { [media.mobile]: { gap: space(24), paddingBlock: `${space(24)} ${space(48)}` } },
});

/** A card above its Remove button; the buttons of a row are aligned. */
export const wish = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'stretch',
  gap: space(4),
  height: '100%',
});
