import { recipe } from '@vanilla-extract/recipes';
import { tapTarget } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { tableCards, underlineOffset } from '../../style-parts.ts';

/** `inline` runs inside a sentence, `standalone` is a 44 px target of its own. */
export const textLinkPlaces = ['inline', 'standalone'] as const;

export type TextLinkPlace = (typeof textLinkPlaces)[number];

/** Links are underlined, because colour alone must not mark them. */
export const textLink = recipe({
  base: {
    color: 'inherit',
    overflowWrap: 'anywhere',
    textDecorationLine: 'underline',
    textDecorationThickness: vars.line.medium,
    textUnderlineOffset: underlineOffset,
    textDecorationColor: vars.color.brand,
    selectors: { '&:hover': { color: vars.color.brand } },
  },
  variants: {
    place: {
      inline: {},
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        minBlockSize: tapTarget,
        minInlineSize: tapTarget,
        fontWeight: vars.font.weight.semibold,
        // In a table its text stands beside the first lines of the other cells, lower by the focus ring, which ends with the cell.
        // Below it all of the target stays free, or the ring would go through what follows.
        '@container': {
          [`not ${tableCards}`]: {
            selectors: {
              'td &, th &': { marginBlockStart: `calc((1lh - ${tapTarget}) / 2 + ${vars.line.thick})` },
              'td &:focus-visible, th &:focus-visible': { outlineOffset: 0 },
            },
          },
        },
      },
    } satisfies Record<TextLinkPlace, object>,
    ink: { true: { textDecorationColor: vars.color.accent, selectors: { '&:hover': { color: vars.color.accent } } } },
  },
  defaultVariants: { place: 'inline' },
});
