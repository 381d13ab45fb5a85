import { style } from '@vanilla-extract/css';
import { radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareButton, bareList } from '../../style-parts.ts';

export const row = style({ ...bareList, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8) });

export const chip = style({
  ...bareButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  maxInlineSize: '100%',
  minBlockSize: tapTarget,
  paddingInline: space(16),
  border: `${vars.line.thin} solid ${vars.color.lineStrong}`,
  borderRadius: radius('pill'),
  fontSize: text(14),
  fontWeight: vars.font.weight.semibold,
  color: vars.color.textStrong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.surfaceSunken } },
});

export const words = style({ minInlineSize: 0 });
