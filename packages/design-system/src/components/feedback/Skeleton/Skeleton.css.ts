import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius } from '../../../theme/scale.ts';
import { skeletonTint } from '../../styleParts.ts';

/** What stands here soon. */
export const skeletonShapes = ['line', 'shortLine', 'heading', 'plate', 'square', 'circle', 'button'] as const;

/** One of {@link skeletonShapes}. */
export type SkeletonShape = (typeof skeletonShapes)[number];

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** A quiet block of the final size: nothing moves when the content comes. */
export const skeleton = recipe({
  base: {
    display: 'block',
    background: skeletonTint,
    borderRadius: radius(2),
    animation: `${breathe} 1600ms ease-in-out infinite`,
    '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
  },
  variants: {
    shape: {
      line: { blockSize: '1lh', inlineSize: '100%' },
      shortLine: { blockSize: '1lh', inlineSize: '45%' },
      heading: { blockSize: '36px', inlineSize: '60%' },
      plate: { aspectRatio: '4 / 5', inlineSize: '100%' },
      square: { aspectRatio: '1', inlineSize: '100%' },
      circle: { inlineSize: '44px', blockSize: '44px', borderRadius: radius('pill') },
      button: { blockSize: '48px', inlineSize: '100%' },
    } satisfies Record<SkeletonShape, object>,
  },
  defaultVariants: { shape: 'line' },
});
