import { recipe } from '@vanilla-extract/recipes';
import { media, text } from '../../../theme/scale.ts';

/** Sizes of headings: `display` sets a hero, `small` names a card. */
export const headingSizes = ['display', 'xlarge', 'large', 'medium', 'small'] as const;

/** One of {@link headingSizes}. */
export type HeadingSize = (typeof headingSizes)[number];

/** Wide and heavy: the family's width axis is what makes the headlines look athletic. */
export const heading = recipe({
  base: {
    fontWeight: 800,
    fontStretch: '120%',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    letterSpacing: '-0.012em',
  },
  variants: {
    size: {
      display: {
        fontSize: text(64),
        fontWeight: 900,
        fontStretch: '125%',
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
      medium: { fontSize: text(22), fontStretch: '118%', lineHeight: 1.1 },
      small: { fontSize: text(16), fontStretch: '112%', fontWeight: 700, lineHeight: 1.25, letterSpacing: 0 },
    } satisfies Record<HeadingSize, object>,
  },
});
