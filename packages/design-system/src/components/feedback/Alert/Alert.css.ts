import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Tones of an alert. */
export const alertTones = ['info', 'success', 'danger'] as const;

export type AlertTone = (typeof alertTones)[number];

/** A soft strip with a bar in the tone's colour. */
export const alert = recipe({
  base: {
    display: 'flex',
    gap: space(12),
    paddingBlock: space(12),
    paddingInline: space(16),
    borderRadius: radius('small'),
    borderInlineStart: `${vars.line.bar} solid`,
    fontSize: text(16),
    lineHeight: 1.5,
    color: vars.color.textStrong,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      info: { background: vars.color.brandSoft, borderColor: vars.color.brand },
      success: { background: vars.color.successSoft, borderColor: vars.color.success },
      danger: { background: vars.color.dangerSoft, borderColor: vars.color.danger },
    },
  },
});

/** Keeps the icon on the first line. */
export const sign = style({ display: 'inline-flex', paddingBlockStart: space(2), flex: 'none' });
