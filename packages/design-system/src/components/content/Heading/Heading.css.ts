import { recipe } from '@vanilla-extract/recipes';
import { fontFamily, media, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Sizes of headings: `display` sets a hero, `small` names a card. */
export const headingSizes = ['display', 'xlarge', 'large', 'medium', 'small'] as const;

export type HeadingSize = (typeof headingSizes)[number];

/** Wide and heavy, in the family of headlines: its width axis is what makes them look athletic. */
export const heading = recipe({
  base: {
    fontFamily,
    fontWeight: vars.font.weight.heading,
    fontStretch: vars.font.width.headline,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    letterSpacing: vars.font.tracking.headline,
  },
  variants: {
    size: {
      display: {
        fontSize: text(64),
        fontWeight: vars.font.weight.display,
        fontStretch: vars.font.width.headline,
        lineHeight: 1.02,
        letterSpacing: '-0.025em',
        '@media': { [media.tablet]: { fontSize: text(48) }, [media.mobile]: { fontSize: text(36) } },
      },
      xlarge: {
        fontSize: text(48),
        lineHeight: 1.04,
        letterSpacing: '-0.02em',
        '@media': { [media.tablet]: { fontSize: text(36) }, [media.mobile]: { fontSize: text(28) } },
      },
      large: {
        fontSize: text(36),
        lineHeight: 1.06,
        '@media': { [media.mobile]: { fontSize: `min(${text(28)}, 9vw)` } },
      },
      medium: { fontSize: text(22), fontStretch: vars.font.width.label, lineHeight: 1.1 },
      small: {
        fontSize: text(16),
        fontStretch: vars.font.width.label,
        fontWeight: vars.font.weight.bold,
        lineHeight: 1.25,
        letterSpacing: 0,
      },
    } satisfies Record<HeadingSize, object>,
  },
});
