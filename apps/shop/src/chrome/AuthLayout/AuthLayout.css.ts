import { fontFamily, tapTarget, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tapTarget,
  fontFamily,
  fontSize: text(28),
  fontStretch: '125%',
  fontWeight: 900,
  letterSpacing: '0.02em',
  color: vars.color.textStrong,
  textDecoration: 'none',
});
