import { style } from '@vanilla-extract/css';
import { layer, motion, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Covers the part of the page it belongs to (which must be `position: relative`). */
export const overlay = style({
  position: 'absolute',
  inset: 0,
  zIndex: layer.cover,
  display: 'grid',
  placeItems: 'center',
  padding: space(24),
  background: `color-mix(in srgb, ${vars.color.surfacePage} 92%, transparent)`,
});

/** Icon, bar and text. */
export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(16),
  inlineSize: '100%',
  maxInlineSize: '320px',
  textAlign: 'center',
});

/** The native bar, drawn as a lane. */
export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '8px',
  border: 0,
  borderRadius: radius('pill'),
  overflow: 'hidden',
  background: vars.color.lineSoft,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.lineSoft },
    '&::-webkit-progress-value': { background: vars.color.brand, transition: `inline-size ${motion('calm')}` },
    '&::-moz-progress-bar': { background: vars.color.brand },
  },
});

/** Text of the current state. */
export const words = style({
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  fontSize: text(16),
  overflowWrap: 'anywhere',
});

/** The icon of the result. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: radius('pill'),
  color: vars.color.success,
  background: vars.color.successSoft,
  selectors: { '&[data-failed]': { color: vars.color.danger, background: vars.color.dangerSoft } },
});

/** Actions after an error. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(12) });
