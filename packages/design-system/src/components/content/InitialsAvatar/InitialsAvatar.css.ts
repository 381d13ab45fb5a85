import { recipe } from '@vanilla-extract/recipes';
import { radius, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: radius('pill'),
    background: vars.color.brand,
    color: vars.color.onBrand,
    fontWeight: 700,
    fontStretch: '110%',
    lineHeight: 1,
    overflow: 'hidden',
  },
  variants: {
    size: {
      44: { width: '2.75rem', height: '2.75rem', fontSize: text(16) },
      96: { width: '6rem', height: '6rem', fontSize: text(36) },
    },
  },
});
