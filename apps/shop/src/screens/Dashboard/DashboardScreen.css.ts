import { space, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const failure = style({
  display: 'grid',
  gap: space(12),
  justifyItems: 'start',
  color: vars.color.danger,
  fontWeight: 600,
});

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: space(24),
});

export const cell = style({ display: 'grid', gap: space(4), justifyItems: 'start' });

/** Label and button, side by side where there is room. */
export const status = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8) });

export const quiet = style({ color: vars.color.textMuted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });

/** Breaks a long id, which has no spaces, so that it does not widen its column. */
export const id = style([quiet, { overflowWrap: 'anywhere' }]);

export const product = style({
  display: 'flex',
  gap: space(8),
  alignItems: 'center',
  flexWrap: 'wrap',
  minWidth: '156px',
});
