import { style } from '@vanilla-extract/css';
import { radius, tapTarget } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The native picker as a square of its colour, with a 44 px target. */
export const picker = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: tapTarget,
  blockSize: tapTarget,
  padding: 0,
  border: `${vars.line.thin} solid ${vars.color.textMuted}`,
  borderRadius: radius('small'),
  background: 'none',
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: radius('small') },
    '&::-moz-color-swatch': { border: 0, borderRadius: radius('small') },
  },
});
