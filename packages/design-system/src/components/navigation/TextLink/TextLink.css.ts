import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/vars.css.ts';

/** `inline` runs inside a sentence, `standalone` is a 44 px target of its own. */
export const textLinkPlaces = ['inline', 'standalone'] as const;

/** One of {@link textLinkPlaces}. */
export type TextLinkPlace = (typeof textLinkPlaces)[number];

/** An underlined link: colour alone never marks one. */
export const textLink = recipe({
  base: {
    color: 'inherit',
    overflowWrap: 'anywhere',
    textDecorationLine: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.22em',
    textDecorationColor: vars.color.brand,
    selectors: { '&:hover': { color: vars.color.brand } },
  },
  variants: {
    place: {
      inline: {},
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        minBlockSize: '44px',
        minInlineSize: '44px',
        fontWeight: 600,
      },
    } satisfies Record<TextLinkPlace, object>,
    ink: { true: { textDecorationColor: vars.color.accent, selectors: { '&:hover': { color: vars.color.accent } } } },
  },
  defaultVariants: { place: 'inline' },
});
