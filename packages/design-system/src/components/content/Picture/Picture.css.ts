import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Width to height. `fill` takes the box of its parent. */
export const pictureRatios = ['4:5', '3:4', '1:1', '3:2', '16:9', '21:9', 'fill'] as const;

export type PictureRatio = (typeof pictureRatios)[number];

/** The CSS variable from which the box takes the tint that it shows until the picture is there. */
export const plateColour = '--k-plate';

/** The box: it has its size before the picture loads, so that nothing moves. */
export const frame = recipe({
  base: {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    background: `color-mix(in oklab, var(${plateColour}, ${vars.color.surfaceSunken}) 24%, ${vars.color.surfaceSunken})`,
  },
  variants: {
    ratio: {
      '4:5': { aspectRatio: '4 / 5' },
      '3:4': { aspectRatio: '3 / 4' },
      '1:1': { aspectRatio: '1' },
      '3:2': { aspectRatio: '3 / 2' },
      '16:9': { aspectRatio: '16 / 9' },
      '21:9': { aspectRatio: '21 / 9' },
      fill: { blockSize: '100%' },
    } satisfies Record<PictureRatio, object>,
  },
});

/** The picture in its box. */
export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `opacity ${motion('calm')}`,
  selectors: { '&[data-fit="contain"]': { objectFit: 'contain' } },
});

/** Shown when no source loads, in place of the browser's icon for a broken picture. */
export const placeholder = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: '22%',
  color: vars.color.textMuted,
  opacity: 0.5,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
});
