import { space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(12),
});

/** As far down as the label with its gap is high: beside the input, also where an error stands below that. */
export const besideInput = style({ marginBlockStart: `calc(1.35 * ${text(14)} + ${space(8)})` });

export const codes = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space(8) });

export const code = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space(12) });

export const why = style({
  display: 'block',
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
});
