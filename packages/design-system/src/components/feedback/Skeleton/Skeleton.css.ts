import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { skeletonTint } from '../../style-parts.ts';

/** Shapes of the content that loads. */
export const skeletonShapes = ['line', 'shortLine', 'heading', 'plate', 'square', 'circle', 'button'] as const;

export type SkeletonShape = (typeof skeletonShapes)[number];

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** A block of the final size, so that nothing moves when the content arrives. */
export const skeleton = recipe({
  base: {
    display: 'block',
    background: skeletonTint,
    borderRadius: radius('small'),
    animation: `${breathe} 1600ms ease-in-out infinite`,
    '@media': { [media.forcedColors]: { border: `${vars.line.thin} solid GrayText` } },
  },
  variants: {
    shape: {
      line: { blockSize: '1lh', inlineSize: '100%' },
      shortLine: { blockSize: '1lh', inlineSize: '45%' },
      heading: { blockSize: '36px', inlineSize: '60%' },
      plate: { aspectRatio: '4 / 5', inlineSize: '100%' },
      square: { aspectRatio: '1', inlineSize: '100%' },
      circle: { inlineSize: '44px', blockSize: '44px', borderRadius: radius('circle') },
      button: { blockSize: vars.density.control, inlineSize: '100%' },
    } satisfies Record<SkeletonShape, object>,
  },
  defaultVariants: { shape: 'line' },
});
