import { media, radius, space, vars } from '@kayal/design-system/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(24),
  paddingBlock: `${space(48)} ${space(64)}`,
  '@media': {
    [media.mobile]: { gap: space(16), paddingBlock: `${space(24)} ${space(48)}` },
    [media.bottomBar]: { paddingBlockEnd: 0 },
  },
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: space(16) });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  alignItems: 'start',
  gap: space(64),
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 304px', gap: space(32) },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(24) },
  },
});

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 });

/** Hidden where the button is in the bottom bar. */
export const placeBeside = style({ '@media': { [media.bottomBar]: { display: 'none' } } });

export const alertActions = style({ display: 'flex', flexWrap: 'wrap', gap: space(12), marginBlockStart: space(12) });

export const priceChanges = style({ margin: 0, marginBlockStart: space(4), paddingInlineStart: space(24) });

const ring = keyframes({ from: { opacity: 1, transform: 'scale(1)' }, to: { opacity: 0, transform: 'scale(1.3)' } });

/** Highlights the button to press; with reduced motion it is a still ring. */
export const pulse = style({
  position: 'relative',
  display: 'inline-flex',
  selectors: {
    '&[data-calling]::after': {
      content: '""',
      position: 'absolute',
      inset: '-3px',
      borderRadius: radius('medium'),
      border: `3px solid ${vars.color.accent}`,
      pointerEvents: 'none',
      opacity: 0,
      animation: `${ring} 800ms ease-out 3`,
    },
  },
  '@media': { [media.reducedMotion]: { selectors: { '&[data-calling]::after': { animation: 'none', opacity: 1 } } } },
});

export const skeletonLine = style({
  display: 'grid',
  gridTemplateColumns: '144px minmax(0, 1fr)',
  columnGap: space(24),
  alignContent: 'start',
  paddingBlock: space(24),
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  '@media': {
    [media.mobile]: { gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: space(16), paddingBlock: space(16) },
  },
});

export const skeletonWords = style({ display: 'flex', flexDirection: 'column', gap: space(12) });
