import { space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const search = style({
  display: 'grid',
  gap: space(16),
  inlineSize: '360px',
  maxInlineSize: '100%',
  textAlign: 'start',
});
