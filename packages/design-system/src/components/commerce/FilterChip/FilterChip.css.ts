import { style } from '@vanilla-extract/css';
import { radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareButton, bareList } from '../../styleParts.ts';

export const row = style({ ...bareList, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8) });

export const chip = style({
  ...bareButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  maxWidth: '100%',
  minHeight: tapTarget,
  paddingInline: space(16),
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius('pill'),
  fontSize: text(14),
  fontWeight: 600,
  color: vars.color.textStrong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.surfaceSunken } },
});

export const words = style({ minWidth: 0 });
