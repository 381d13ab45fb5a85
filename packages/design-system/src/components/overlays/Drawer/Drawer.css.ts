import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layer, media, motion, radius } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Sides of the drawer: `left` and `right` are mirrored in right-to-left layouts. */
export const drawerSides = ['left', 'right', 'bottom'] as const;

export type DrawerSide = (typeof drawerSides)[number];

/** Offset of the closed drawer outside of the screen. */
const hidden = createVar();
const enter = keyframes({ from: { transform: hidden } });
const leave = keyframes({ to: { transform: hidden } });

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
    boxShadow: vars.shadow.dialog,
    selectors: {
      '&[data-state="open"]': { animation: `${enter} ${motion('slow')}` },
      '&[data-state="closed"]': { animation: `${leave} ${motion('calm')}` },
    },
    '@media': {
      [media.forcedColors]: { border: `${vars.line.thin} solid CanvasText` },
      [media.short]: { overflowY: 'auto', overscrollBehavior: 'contain' },
    },
  },
  variants: {
    side: {
      left: {
        ...side,
        insetInlineStart: 0,
        vars: { [hidden]: 'translateX(-100%)' },
        selectors: { '[dir="rtl"] &': { vars: { [hidden]: 'translateX(100%)' } } },
      },
      right: {
        ...side,
        insetInlineEnd: 0,
        vars: { [hidden]: 'translateX(100%)' },
        selectors: { '[dir="rtl"] &': { vars: { [hidden]: 'translateX(-100%)' } } },
      },
      bottom: {
        insetInline: 0,
        insetBlockEnd: 0,
        maxBlockSize: '85dvh',
        borderStartStartRadius: radius('large'),
        borderStartEndRadius: radius('large'),
        vars: { [hidden]: 'translateY(100%)' },
      },
    } satisfies Record<DrawerSide, object>,
  },
  defaultVariants: { side: 'left' },
});
