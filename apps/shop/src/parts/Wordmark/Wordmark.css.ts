import { fontFamily, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.32em',
  color: 'inherit',
  lineHeight: 1,
});
export const sign = style({ flex: 'none', width: '0.98em', height: '0.98em' });
export const plate = style({ fill: vars.color.brand });
export const wave = style({ fill: vars.color.accent });
export const name = style({ fontFamily, fontStretch: '125%', fontWeight: 900, letterSpacing: '-0.01em' });
