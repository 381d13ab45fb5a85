import { style } from '@vanilla-extract/css';
import { layer, media, motion, space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { screenReaderOnly } from '../../style-parts.ts';

/** CSS variables of the view. */
export const zoomVars = { scale: '--k-zoom', x: '--k-zoom-x', y: '--k-zoom-y' } as const;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.fullScreen,
  background: vars.color.surfacePage,
});

export const content = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.fullScreen,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surfacePage,
  color: vars.color.textStrong,
  selectors: { '&:focus': { outline: 'none' } },
});

export const title = style(screenReaderOnly);

export const stage = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  position: 'relative',
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'zoom-in',
  selectors: { '&[data-state="zoomed"]': { cursor: 'grab' }, '&[data-state="zoomed"]:active': { cursor: 'grabbing' } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  userSelect: 'none',
  transform: `translate(var(${zoomVars.x}), var(${zoomVars.y})) scale(var(${zoomVars.scale}))`,
  transition: `transform ${motion('quick')}`,
  selectors: { [`${stage}:active &`]: { transition: 'none' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const controls = style({
  position: 'absolute',
  insetBlockEnd: `calc(${space(24)} + env(safe-area-inset-bottom))`,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  gap: space(8),
  pointerEvents: 'none',
});

export const control = style({ pointerEvents: 'auto' });
export const close = style({ position: 'absolute', insetBlockStart: space(16), insetInlineEnd: space(16) });
