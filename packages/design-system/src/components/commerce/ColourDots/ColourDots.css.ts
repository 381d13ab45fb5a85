import { style } from '@vanilla-extract/css';
import { space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { screenReaderOnly, tabular } from '../../style-parts.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minBlockSize: '16px',
  margin: 0,
  color: vars.color.textMuted,
  fontSize: text(12),
  ...tabular,
});

export const spoken = style(screenReaderOnly);
