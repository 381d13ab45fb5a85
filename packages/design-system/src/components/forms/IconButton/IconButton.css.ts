import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, radius, space, tapTarget } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** `plain` on paper, `outline` beside other controls, `plate` on a picture, `onInk` on ink. */
export const iconButtonVariants = ['plain', 'outline', 'plate', 'onInk'] as const;

export type IconButtonVariant = (typeof iconButtonVariants)[number];

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A square or round control with a drawing in it. */
export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: tapTarget,
    blockSize: tapTarget,
    borderRadius: radius('pill'),
    border: `${vars.line.thin} solid transparent`,
    transition: `transform ${motion('quick')}`,
    '@media': { print: { display: 'none' } },
    selectors: {
      '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'not-allowed', opacity: 0.55 },
      '&[aria-busy="true"]::after': {
        content: '""',
        position: 'absolute',
        inset: space(4),
        border: '2px solid currentcolor',
        borderBlockStartColor: 'transparent',
        borderRadius: radius('circle'),
        animation: `${turn} 800ms linear infinite`,
      },
      '&:active:not([aria-disabled="true"])': { transform: 'scale(0.94)' },
    },
  },
  variants: {
    variant: {
      plain: { selectors: { '&:hover:not([aria-disabled="true"])': { background: vars.color.surfaceSunken } } },
      outline: {
        borderColor: vars.color.lineStrong,
        background: vars.color.surfacePage,
        selectors: {
          '&:hover:not([aria-disabled="true"])': {
            background: vars.color.surfaceInverse,
            color: vars.color.textInverse,
          },
        },
      },
      plate: {
        background: vars.color.surfaceRaised,
        color: vars.color.textStrong,
        selectors: { '&:hover:not([aria-disabled="true"])': { color: vars.color.brand } },
      },
      onInk: { color: vars.color.textInverse, selectors: { '&:hover': { color: vars.color.accent } } },
    } satisfies Record<IconButtonVariant, object>,
  },
  defaultVariants: { variant: 'plain' },
});
