import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layer, media, motion, radius } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Where the sheet comes from. */
export const drawerSides = ['left', 'right', 'bottom'] as const;

export type DrawerSide = (typeof drawerSides)[number];

const slide = (from: string) => {
  const enter = keyframes({ from: { transform: from } });
  const leave = keyframes({ to: { transform: from } });
  return {
    '&[data-state="open"]': { animation: `${enter} ${motion('slow')}` },
    '&[data-state="closed"]': { animation: `${leave} ${motion('calm')}` },
  };
};

const side = { insetBlock: 0, inlineSize: 'min(420px, calc(100vw - 44px))' } as const;

/** The sheet. */
export const drawer = recipe({
  base: {
    position: 'fixed',
    zIndex: layer.dialog,
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.surfacePage,
    color: vars.color.textStrong,
    '@media': { [media.forcedColors]: { border: `${vars.line.thin} solid CanvasText` } },
  },
  variants: {
    side: {
      left: { ...side, left: 0, selectors: slide('translateX(-100%)') },
      right: { ...side, right: 0, selectors: slide('translateX(100%)') },
      bottom: {
        insetInline: 0,
        insetBlockEnd: 0,
        maxBlockSize: '85dvh',
        borderStartStartRadius: radius('large'),
        borderStartEndRadius: radius('large'),
        selectors: slide('translateY(100%)'),
      },
    } satisfies Record<DrawerSide, object>,
  },
  defaultVariants: { side: 'left' },
});
