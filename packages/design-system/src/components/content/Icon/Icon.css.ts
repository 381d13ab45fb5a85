import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

/** Icon sizes, in px. */
export const iconSizes = [16, 20, 24, 32, 48] as const;

/** Line drawing in the colour of the text around it. */
export const icon = style({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: 'middle',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-filled]': { fill: 'currentColor' } },
});

/** One rule per size. */
export const iconSize = styleVariants({
  16: { inlineSize: '16px', blockSize: '16px' },
  20: { inlineSize: '20px', blockSize: '20px' },
  24: { inlineSize: '24px', blockSize: '24px' },
  32: { inlineSize: '32px', blockSize: '32px' },
  48: { inlineSize: '48px', blockSize: vars.density.control, strokeWidth: 1.25 },
} satisfies Record<(typeof iconSizes)[number], object>);
