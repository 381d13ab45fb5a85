import { radius, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const seal = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: radius('pill'),
  background: vars.color.successSoft,
  color: vars.color.success,
});

export const number = style({ overflowWrap: 'anywhere' });
