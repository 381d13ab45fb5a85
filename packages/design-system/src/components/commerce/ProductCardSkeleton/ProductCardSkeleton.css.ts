import { keyframes, style } from '@vanilla-extract/css';
import { media, radius, space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { skeletonTint } from '../../style-parts.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const bone = style({
  background: skeletonTint,
  borderRadius: radius('small'),
  animation: `${breathe} 1600ms ease-in-out infinite`,
  boxSizing: 'border-box',
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: `${vars.line.thin} solid GrayText` },
  },
});

export const plate = style([bone, { aspectRatio: '4 / 5' }]);
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  paddingBlock: `${space(12)} ${space(8)}`,
});
/** Two lines of the name, then the price, then the dots: the heights of the card's own rows. */
export const name = style([
  bone,
  { blockSize: '43px', inlineSize: '88%', '@media': { [media.mobile]: { blockSize: '38px' } } },
]);
export const price = style([bone, { blockSize: '21px', inlineSize: '55%' }]);
export const dots = style([bone, { blockSize: '16px', inlineSize: '35%' }]);
