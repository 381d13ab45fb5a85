import { space, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Figures beside each other. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: space(24),
});

export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(12)} ${space(24)}`,
});

/** A value beside its rating. */
export const rated = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8),
  fontVariantNumeric: 'tabular-nums',
});

export const soon = style({ color: vars.color.danger, fontWeight: 600 });
