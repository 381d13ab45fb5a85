import { style } from '@vanilla-extract/css';
import { space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareList, underlineOffset } from '../../style-parts.ts';

export const list = style({
  ...bareList,
  /** Above the following headline in the stacking order, because its line box overlaps the links. */
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(8),
  fontSize: text(14),
  color: vars.color.textMuted,
});

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)::after': { content: '">" / ""', color: vars.color.textMuted },
    '[dir="rtl"] &:not(:last-child)::after': { content: '"<" / ""' },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tapTarget,
  minInlineSize: tapTarget,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.textStrong, textDecoration: 'underline', textUnderlineOffset: underlineOffset },
  },
});

export const here = style({ color: vars.color.textStrong });
