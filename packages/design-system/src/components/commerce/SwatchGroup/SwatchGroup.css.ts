import { style } from '@vanilla-extract/css';
import { radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { screenReaderOnly } from '../../styleParts.ts';

export const root = style({ border: 0, margin: 0, padding: 0, minWidth: 0 });
export const legend = style({
  maxWidth: '100%',
  padding: 0,
  marginBottom: space(8),
  fontSize: text(14),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const chosen = style({ marginInlineStart: space(4), color: vars.color.textStrong, fontWeight: 600 });
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: space(4), marginInlineStart: '-6px' });

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: tapTarget,
  height: tapTarget,
  borderRadius: radius('pill'),
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)::before': {
      content: '""',
      position: 'absolute',
      inset: '2px',
      borderRadius: 'inherit',
      border: `2px solid ${vars.color.textStrong}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-stock="out"]::after': {
      content: '""',
      position: 'absolute',
      width: '38px',
      height: '2px',
      background: vars.color.textStrong,
      boxShadow: `0 0 0 1px ${vars.color.surfaceRaised}`,
      transform: 'rotate(-45deg)',
    },
  },
});

export const input = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' });
export const spoken = style(screenReaderOnly);
