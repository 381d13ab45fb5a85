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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius('small'),
  // `hidden` would make it the scrolling box of the signs.
  overflow: 'clip',
  background: vars.color.surfaceSunken,
  color: 'inherit',
  cursor: 'zoom-in',
  // A finger swipes between the views; up and down still scroll the page.
  touchAction: 'pan-y pinch-zoom',
  '@media': { [media.mobile]: { borderRadius: 0 } },
});

export const picture = style({ gridArea: '1 / 1' });

/** The signs at the foot of the picture. Where that is below the screen or under its bottom bar, they stay above both. */
export const signs = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  minBlockSize: tapTarget,
  marginBlockEnd: space(16),
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
    [`screen and ${media.bottomBar}`]: {
      position: 'sticky',
      insetBlockEnd: `calc(${vars.density.controlLarge} + ${space(48)} + env(safe-area-inset-bottom))`,
    },
  },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const zoomSign = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: space(16),
  display: 'grid',
  placeItems: 'center',
  inlineSize: tapTarget,
  blockSize: tapTarget,
  borderRadius: radius('pill'),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  selectors: {
    /** The script of the zoom is on its way. */
    '[aria-busy="true"] &::after': {
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
      display: 'flex',
      gap: space(8),
      marginBlockEnd: space(8),
      padding: space(8),
      borderRadius: radius('pill'),
      background: vars.color.surfaceRaised,
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

export const caption = style({
  marginBlockStart: space(8),
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { paddingInline: space(16) } },
});

export const heart = style({ position: 'absolute', insetBlockStart: space(8), insetInlineEnd: space(8) });
