import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { radius } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Sizes of the turning ring, in px. */
export const spinnerSizes = [16, 24, 48] as const;

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The ring itself, in the colour of the text around it. */
export const ring = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: radius('circle'),
  borderColor: 'currentColor',
  borderBlockStartColor: 'transparent',
  borderStyle: 'solid',
  animation: `${turn} 800ms linear infinite`,
});

/** One rule per size. */
export const ringSize = styleVariants({
  16: { inlineSize: '16px', blockSize: '16px', borderWidth: '2px' },
  24: { inlineSize: '24px', blockSize: '24px', borderWidth: '2.5px' },
  48: { inlineSize: '48px', blockSize: vars.density.control, borderWidth: '3px' },
} satisfies Record<(typeof spinnerSizes)[number], object>);
