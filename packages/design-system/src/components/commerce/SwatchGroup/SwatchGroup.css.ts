import { style } from '@vanilla-extract/css';
import { media, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focusRing, screenReaderOnly } from '../../style-parts.ts';

export const root = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const legend = style({
  maxInlineSize: '100%',
  padding: 0,
  marginBlockEnd: space(8),
  fontSize: text(14),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const chosen = style({
  marginInlineStart: space(4),
  color: vars.color.textStrong,
  fontWeight: vars.font.weight.semibold,
});
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4),
  marginInlineStart: `calc((32px - ${tapTarget}) / 2)`,
});

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: tapTarget,
  blockSize: tapTarget,
  borderRadius: radius('pill'),
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)::before': {
      content: '""',
      position: 'absolute',
      inset: space(2),
      borderRadius: 'inherit',
      border: `${vars.line.thick} solid ${vars.color.textStrong}`,
    },
    '&:has(:focus-visible)': { ...focusRing },
    '&[data-stock="out"]::after': {
      content: '""',
      position: 'absolute',
      inlineSize: '38px',
      blockSize: '2px',
      background: vars.color.textStrong,
      boxShadow: `0 0 0 ${vars.line.thin} ${vars.color.surfaceRaised}`,
      transform: 'rotate(-45deg)',
      '@media': { [media.forcedColors]: { background: 'CanvasText' } },
    },
  },
});

export const input = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' });
export const spoken = style(screenReaderOnly);
