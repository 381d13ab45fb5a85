import { space, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space(12),
});

export const codes = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space(8) });

export const code = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space(12) });

export const why = style({
  display: 'block',
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
});
