import { media, negative, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  paddingBlockEnd: space(64),
  '@media': { [media.mobile]: { paddingBlockEnd: space(48) } },
});

/** In a narrow row the heading wraps, not the button. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  columnGap: space(12),
});

/** Smaller cards than those of the shelf above, in one row that scrolls. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '184px',
  gap: space(16),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  listStyle: 'none',
  /** Space for the focus ring, which the scroller would clip. */
  padding: space(4),
  margin: negative(space(4)),
  scrollPaddingInline: space(4),
  '@media': { [media.mobile]: { gridAutoColumns: '148px', gap: space(12) } },
});

export const item = style({ minWidth: 0, scrollSnapAlign: 'start' });

export const failure = style({ display: 'grid', gap: space(12), justifyItems: 'start' });
