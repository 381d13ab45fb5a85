import { style } from '@vanilla-extract/css';
import { media, motion, radius, tapTarget } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareButton } from '../../style-parts.ts';

export const root = style({
  ...bareButton,
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: tapTarget,
  blockSize: tapTarget,
  borderRadius: radius('pill'),
  color: vars.color.textStrong,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.sale },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: radius('pill'),
  background: `color-mix(in srgb, ${vars.color.surfaceRaised} 88%, transparent)`,
});

export const heart = style({
  inlineSize: '20px',
  blockSize: '20px',
  fill: 'transparent',
  stroke: 'currentcolor',
  strokeWidth: 1.8,
  strokeLinejoin: 'round',
  transition: `transform ${motion('calm')}`,
  selectors: {
    [`${root}[aria-pressed="true"] &`]: { fill: 'currentcolor' },
    [`${root}:hover &`]: { transform: 'scale(1.12)' },
    [`${root}:active &`]: { transform: 'scale(0.92)' },
    [`${root}[aria-disabled="true"] &`]: { opacity: 0.5 },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
