import { media, negative, radius, space, tapTarget, vars } from '@kayal/design-system/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(16),
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { marginInline: negative(space(16)) },
  },
});

/** Beside the picture on desktop, under it on narrower screens. */
export const strip = style({
  '@media': {
    [media.tablet]: { order: 1 },
    [media.mobile]: { paddingInline: space(16) },
  },
});

export const stage = style({ position: 'relative', minInlineSize: 0 });

export const zoomButton = style({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius('small'),
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  color: 'inherit',
  cursor: 'zoom-in',
  // A finger swipes between the views; up and down still scroll the page.
  touchAction: 'pan-y pinch-zoom',
  '@media': { [media.mobile]: { borderRadius: 0 } },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const zoomSign = style({
  position: 'absolute',
  insetBlockEnd: space(16),
  insetInlineEnd: space(16),
  display: 'grid',
  placeItems: 'center',
  inlineSize: tapTarget,
  blockSize: tapTarget,
  borderRadius: radius('pill'),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  pointerEvents: 'none',
  selectors: {
    /** The script of the zoom is on its way. */
    '[aria-busy="true"] > &::after': {
      content: '""',
      position: 'absolute',
      inset: space(4),
      border: `2px solid ${vars.color.textStrong}`,
      borderBlockStartColor: 'transparent',
      borderRadius: radius('circle'),
      animation: `${turn} 800ms linear infinite`,
    },
  },
});

/** How many views there are to swipe through, and which one is shown. Not in the HTML, so only where a finger can swipe. */
export const dots = style({
  display: 'none',
  '@media': {
    '(pointer: coarse)': {
      position: 'absolute',
      insetBlockEnd: space(24),
      insetInline: 0,
      inlineSize: 'fit-content',
      marginInline: 'auto',
      display: 'flex',
      gap: space(8),
      padding: space(8),
      borderRadius: radius('pill'),
      background: vars.color.surfaceRaised,
      pointerEvents: 'none',
    },
  },
});

export const dot = style({
  inlineSize: space(8),
  blockSize: space(8),
  borderRadius: radius('circle'),
  background: vars.color.lineSoft,
  boxShadow: `inset 0 0 0 1px ${vars.color.textMuted}`,
  selectors: { '&[data-current="true"]': { background: vars.color.textStrong } },
});

export const heart = style({ position: 'absolute', insetBlockStart: space(8), insetInlineEnd: space(8) });
