import { recipe } from '@vanilla-extract/recipes';
import { radius, text } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

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
      44: { width: '44px', height: '44px', fontSize: text(16) },
      96: { width: '96px', height: '96px', fontSize: text(36) },
    },
  },
});
