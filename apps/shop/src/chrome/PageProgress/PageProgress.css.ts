import { layer, media, vars } from '@kayal/design-system/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const track = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: layer.progress,
  height: '3px',
  pointerEvents: 'none',
});

/** Fast at first, then slower, and never complete: only the page's arrival ends it. */
const advance = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.45)' },
  '100%': { transform: 'scaleX(0.94)' },
});

/** It begins after a delay, so that a fast page shows no flash. */
export const line = style({
  height: '100%',
  background: vars.color.accent,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  animation: `${advance} 8s cubic-bezier(0.1, 0.7, 0.3, 1) 120ms forwards`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': {
    [media.reducedMotion]: { animation: 'none', transform: 'scaleX(0.5)' },
    [media.forcedColors]: { background: 'Highlight' },
  },
});
