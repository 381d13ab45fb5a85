import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { screenReaderOnly, tabular } from '../../style-parts.ts';

export const root = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space(8),
    margin: 0,
    lineHeight: 1.3,
    color: vars.color.textStrong,
    ...tabular,
  },
  variants: {
    size: {
      small: { fontSize: text(14) },
      medium: { fontSize: text(16) },
      large: { fontSize: text(28) },
    },
  },
});

export const price = style({ fontWeight: vars.font.weight.bold });
export const mrp = style({
  color: vars.color.textMuted,
  fontSize: 'max(0.78em, 0.8125rem)',
  textDecorationThickness: vars.line.thin,
});
export const saving = style({
  color: vars.color.saving,
  fontWeight: vars.font.weight.semibold,
  fontSize: 'max(0.78em, 0.8125rem)',
});
export const spoken = style(screenReaderOnly);
