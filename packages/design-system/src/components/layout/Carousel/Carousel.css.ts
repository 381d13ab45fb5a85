import { globalStyle, style } from '@vanilla-extract/css';
import { media, negative, space } from '../../../theme/scale.ts';
import { bareList } from '../../style-parts.ts';

export const root = style({ position: 'relative' });
export const top = style({ display: 'flex', alignItems: 'flex-start', gap: space(16) });
export const buttons = style({
  display: 'flex',
  flex: 'none',
  gap: space(8),
  marginInlineStart: 'auto',
  marginBlockEnd: space(16),
});

/** Slides are a third of the window on desktop and all of it on a phone. */
export const track = style({
  ...bareList,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - 2 * ${space(24)}) / 3)`,
  gap: space(24),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  containerType: 'scroll-state',
  /** Space for the focus ring, which the scroller would clip. */
  padding: space(4),
  margin: negative(space(4)),
  scrollPaddingInline: space(4),
  '@media': {
    [media.mobile]: { gridAutoColumns: '100%' },
    [media.reducedMotion]: { scrollBehavior: 'auto' },
  },
});

export const slide = style({ scrollSnapAlign: 'start', minInlineSize: 0 });

/**
 * A phone shows one slide. It fetches the pictures from the third slide on when the row is first moved, which a browser
 * that knows no scroll state does at once.
 */
globalStyle(`${slide}:nth-child(n + 3) img`, {
  '@media': {
    [media.mobile]: { '@container': { 'not scroll-state(scrollable: inline-start)': { display: 'none' } } },
  },
});
export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
