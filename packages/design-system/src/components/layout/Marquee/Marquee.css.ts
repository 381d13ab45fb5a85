import { createVar, keyframes, style } from '@vanilla-extract/css';
import { media, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { screenReaderOnly, wideHeadline } from '../../style-parts.ts';

const share = createVar();
/** Moves by the width of one text, after which the strip looks the same, so that the restart is invisible. */
const run = keyframes({ to: { transform: `translateX(${share})` } });

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  background: vars.color.accent,
  color: vars.color.onAccent,
});

export const spoken = style(screenReaderOnly);

export const strip = style({
  vars: { [share]: 'calc(-100% / 15)' },
  display: 'flex',
  flex: 'none',
  margin: 0,
  paddingBlock: space(16),
  animation: `${run} 14s linear infinite`,
  willChange: 'transform',
  selectors: {
    '[dir="rtl"] &': { vars: { [share]: 'calc(100% / 15)' } },
    [`${root}[data-state="paused"] &`]: { animationPlayState: 'paused' },
  },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const repeated = style({
  ...wideHeadline,
  flex: 'none',
  minInlineSize: '12vw',
  paddingInlineEnd: space(48),
  fontSize: text(22),
  whiteSpace: 'nowrap',
  textTransform: 'uppercase',
  position: 'relative',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineEnd: space(16),
      inlineSize: space(16),
      blockSize: '3px',
      background: 'currentcolor',
      transform: 'skewX(-30deg)',
    },
  },
});

export const pause = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  paddingInline: space(8),
  background: vars.color.accent,
  '@media': { [media.reducedMotion]: { display: 'none' } },
});
