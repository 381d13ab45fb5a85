import { recipe } from '@vanilla-extract/recipes';
import { radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Tones of a badge. `accent` is ink on marigold. */
export const badgeTones = ['neutral', 'brand', 'accent', 'sale', 'success', 'danger', 'outline'] as const;

export type BadgeTone = (typeof badgeTones)[number];

/** A short label. */
export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(4),
    paddingInline: space(8),
    minBlockSize: '24px',
    borderRadius: radius('small'),
    border: `${vars.line.thin} solid transparent`,
    fontSize: text(12),
    fontWeight: vars.font.weight.bold,
    fontStretch: vars.font.width.label,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      neutral: { background: vars.color.surfaceSunken, color: vars.color.textStrong },
      brand: { background: vars.color.brandSoft, color: vars.color.brand },
      accent: { background: vars.color.accent, color: vars.color.onAccent },
      sale: { background: vars.color.sale, color: vars.color.surfaceRaised },
      success: { background: vars.color.successSoft, color: vars.color.success },
      danger: { background: vars.color.dangerSoft, color: vars.color.danger },
      outline: { borderColor: vars.color.lineStrong, color: vars.color.textStrong },
    } satisfies Record<BadgeTone, object>,
  },
  defaultVariants: { tone: 'neutral' },
});
