import { style } from '@vanilla-extract/css';
import { media, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareList, underlineOffset } from '../../style-parts.ts';

export const root = style({
  ...bareList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  columnGap: space(24),
  borderBlock: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  paddingBlock: space(8),
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(12) } },
});

export const badge = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  minBlockSize: tapTarget,
  color: vars.color.textStrong,
  fontSize: text(14),
  lineHeight: 1.3,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: underlineOffset } },
});

export const icon = style({ flex: 'none', color: vars.color.brand });
