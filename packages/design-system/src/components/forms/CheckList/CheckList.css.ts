import { style } from '@vanilla-extract/css';
import { space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareList, screenReaderOnly, tabular, underlineOffset } from '../../style-parts.ts';

export const root = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const legend = style({
  fontSize: text(14),
  fontWeight: vars.font.weight.semibold,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  selectors: { '&:not([data-shown])': screenReaderOnly },
});
export const list = style({
  ...bareList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space(24),
  selectors: { '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minBlockSize: tapTarget,
  cursor: 'pointer',
  color: vars.color.textStrong,
  fontSize: text(16),
  selectors: {
    '&[data-state="empty"]': { color: vars.color.textMuted },
    '&[data-state="unavailable"]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    '&:not([data-state="unavailable"]):hover': {
      textDecoration: 'underline',
      textDecorationThickness: vars.line.thin,
      textUnderlineOffset: underlineOffset,
    },
  },
});

export const input = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  accentColor: vars.color.brand,
  cursor: 'inherit',
});

export const name = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const count = style({ flex: 'none', fontSize: text(14), color: vars.color.textMuted, ...tabular });
