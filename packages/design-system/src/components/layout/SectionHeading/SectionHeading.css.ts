import { style } from '@vanilla-extract/css';
import { media, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { underlineOffset, wideHeadline } from '../../style-parts.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(24),
  marginBlockEnd: space(24),
  '@media': { [media.mobile]: { marginBlockEnd: space(16) } },
});

export const title = style({
  ...wideHeadline,
  fontSize: text(36),
  color: vars.color.textStrong,
  '@media': { [media.mobile]: { fontSize: `min(${text(28)}, 9vw)` } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tapTarget,
  color: vars.color.textStrong,
  fontSize: text(16),
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: vars.line.thin,
  textUnderlineOffset: underlineOffset,
  selectors: { '&:hover': { color: vars.color.brandHover, textDecorationThickness: vars.line.thick } },
});
