import { keyframes, style } from '@vanilla-extract/css';
import { layer, media, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focusRing } from '../../style-parts.ts';

/** Holds the drawn boxes and, over them, the one real input. */
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: space(8),
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});

/** The real input: it covers the whole row, so that a tap anywhere focuses it; its own text is invisible. */
export const realInput = style({
  position: 'absolute',
  inset: 0,
  zIndex: layer.base,
  inlineSize: '100%',
  opacity: 0.01,
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: text(16),
  letterSpacing: '1em',
  cursor: 'text',
});

const blink = keyframes({ '50%': { opacity: 0 } });

/** One drawn box. */
export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 52px',
  inlineSize: '52px',
  minInlineSize: '36px',
  blockSize: '60px',
  border: `${vars.line.thin} solid ${vars.color.textMuted}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  fontSize: text(28),
  fontWeight: vars.font.weight.bold,
  fontStretch: vars.font.width.label,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-filled]': { borderColor: vars.color.lineStrong },
    '[data-invalid] > &': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.danger}`,
    },
    ':focus-visible ~ &[data-active]': { ...focusRing },
    ':focus-visible ~ &[data-active]:not([data-filled])::after': {
      content: '',
      inlineSize: '2px',
      blockSize: '28px',
      background: vars.color.textStrong,
      animation: `${blink} 1s steps(1) infinite`,
    },
  },
  '@media': { [media.mobile]: { blockSize: vars.density.controlLarge, fontSize: text(22) } },
});
