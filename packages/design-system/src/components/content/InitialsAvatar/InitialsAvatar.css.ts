import { recipe } from '@vanilla-extract/recipes';
import { radius, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: radius('circle'),
    background: vars.color.brand,
    color: vars.color.onBrand,
    fontWeight: vars.font.weight.bold,
    fontStretch: vars.font.width.label,
    lineHeight: 1,
    overflow: 'hidden',
  },
  variants: {
    size: {
      44: { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: text(16) },
      96: { inlineSize: '6rem', blockSize: '6rem', fontSize: text(36) },
    },
  },
});
