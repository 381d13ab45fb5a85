import { style } from '@vanilla-extract/css';
import { radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
  blockSize: '100%',
  padding: space(16),
  border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  selectors: {
    '&[data-state="active"]': {
      borderColor: vars.color.lineStrong,
      boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.lineStrong}`,
    },
    '&[data-state="busy"]': { background: vars.color.surfaceSunken, cursor: 'progress' },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8),
  fontWeight: vars.font.weight.bold,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** The radio button with the name, which can be pressed as well. */
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minBlockSize: tapTarget,
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

/** The browser's radio button, drawn like those of a RadioGroup. */
export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  margin: 0,
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius('circle'),
  border: `${vars.line.medium} solid ${vars.color.textMuted}`,
  background: vars.color.surfaceRaised,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.brand },
    // A border, because a background is not shown in forced colours.
    '&:checked::before': {
      content: '""',
      inlineSize: 0,
      blockSize: 0,
      borderRadius: radius('circle'),
      border: `6px solid ${vars.color.brand}`,
    },
  },
});

export const kind = style({
  padding: `${space(2)} ${space(8)}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
  fontSize: text(12),
  fontWeight: vars.font.weight.semibold,
  color: vars.color.textStrong,
});
export const lines = style({
  margin: 0,
  fontStyle: 'normal',
  lineHeight: 1.5,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const line = style({ display: 'block' });
export const mark = style({
  margin: 0,
  fontSize: text(14),
  fontWeight: vars.font.weight.semibold,
  color: vars.color.success,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(8), marginBlockStart: 'auto' });
