import { style } from '@vanilla-extract/css';
import { media, motion, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { underlineOffset, wideHeadline } from '../../style-parts.ts';

export const root = style({ display: 'block', color: vars.color.textStrong, textDecoration: 'none' });

export const plate = style({
  display: 'block',
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  transition: `transform ${motion('slow')}`,
  '@media': {
    [media.hover]: { selectors: { [`${root}:hover &`]: { transform: 'scale(1.03)' } } },
    [media.reducedMotion]: { transition: 'none', selectors: { [`${root}:hover &`]: { transform: 'none' } } },
  },
});

export const caption = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(12),
  paddingBlockStart: space(12),
});

export const name = style({
  ...wideHeadline,
  fontSize: text(18),
  selectors: {
    [`${root}:hover &`]: {
      textDecoration: 'underline',
      textUnderlineOffset: underlineOffset,
      textDecorationThickness: vars.line.thick,
    },
  },
});

export const detail = style({ flex: 'none', fontSize: text(14), color: vars.color.textMuted });
