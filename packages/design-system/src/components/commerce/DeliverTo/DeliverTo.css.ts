import { style } from '@vanilla-extract/css';
import { radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
  padding: `${space(12)} ${space(16)}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
  color: vars.color.textStrong,
  selectors: { '&[data-state="none"]': { boxShadow: `inset 3px 0 0 ${vars.color.danger}` } },
});

export const line = style({
  flex: '1 1 200px',
  minInlineSize: 0,
  margin: 0,
  fontSize: text(16),
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
});
export const label = style({ color: vars.color.textMuted });
export const address = style({ fontWeight: vars.font.weight.semibold });
