import { space, tapTarget } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', alignItems: 'center', minHeight: '80svh', paddingBlock: space(48) });

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tapTarget,
  paddingInline: space(12),
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
