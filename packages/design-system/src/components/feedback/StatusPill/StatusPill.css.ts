import { recipe } from '@vanilla-extract/recipes';
import { radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(8),
    padding: `${space(4)} ${space(12)}`,
    borderRadius: radius('pill'),
    fontSize: text(14),
    fontWeight: vars.font.weight.semibold,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: '8px',
        blockSize: '8px',
        borderRadius: radius('pill'),
        background: 'currentcolor',
        forcedColorAdjust: 'none',
      },
    },
  },
  variants: {
    tone: {
      danger: { background: vars.color.dangerSoft, color: vars.color.danger },
      success: { background: vars.color.successSoft, color: vars.color.success },
      neutral: { background: vars.color.surfaceSunken, color: vars.color.textMuted },
    },
  },
});
