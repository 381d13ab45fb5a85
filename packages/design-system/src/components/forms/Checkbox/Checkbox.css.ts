import { style } from '@vanilla-extract/css';
import { layer, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The whole row is the target: {@link words} cover it. */
export const row = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minBlockSize: tapTarget,
  fontSize: text(16),
  cursor: 'pointer',
  selectors: {
    '&:has([data-disabled])': { color: vars.color.textMuted, cursor: 'not-allowed' },
    // Nothing but the box: a square target, the box in its middle.
    '&[data-bare]': { gap: 0, inlineSize: tapTarget, justifyContent: 'center' },
  },
});

/** Max corner radius: in a brand with large corners a round box would look like a radio button, of which one is chosen. */
const maxRadius = '6px';

/** The square. */
export const square = style({
  position: 'relative',
  zIndex: layer.base,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  border: `${vars.line.medium} solid ${vars.color.textMuted}`,
  borderRadius: `min(${radius('small')}, ${maxRadius})`,
  background: vars.color.surfaceRaised,
  selectors: {
    '&[data-state="checked"], &[data-state="indeterminate"]': {
      background: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.onBrand,
    },
    [`${row}:hover &:not([data-disabled])`]: { borderColor: vars.color.lineStrong },
  },
});

/** The tick. */
export const mark = style({ display: 'grid', placeItems: 'center' });

/**
 * The label is beside the box, not around it: in a form the box has a hidden input, and a label may contain only one
 * control.
 */
export const words = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: space(12),
  minBlockSize: tapTarget,
  overflowWrap: 'anywhere',
  cursor: 'inherit',
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    [`${row}[data-bare] &`]: { flex: 'none' },
  },
});

/** A count or note after the label. */
export const detail = style({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: text(14),
  fontVariantNumeric: 'tabular-nums',
});
