import { style } from '@vanilla-extract/css';
import { media, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { wideHeadline } from '../../style-parts.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space(16),
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
  minInlineSize: 0,
  flex: '1 1 320px',
});

export const title = style({
  ...wideHeadline,
  /** Also relative to the column's width, so that a larger text size breaks no word. */
  fontSize: `min(${text(48)}, 16cqi)`,
  color: vars.color.textStrong,
  ':focus': { outline: 'none' },
  '@media': { [media.mobile]: { fontSize: `min(${text(36)}, 9.25vw)` } },
});

export const line = style({ margin: 0, color: vars.color.textMuted, maxInlineSize: '65ch' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(12) });
