import { radius, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gap: space(16),
  padding: space(24),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
});

export const seasons = style({ display: 'grid', gap: space(12), padding: 0 });

export const season = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
  minBlockSize: '44px',
});

export const quiet = style({ color: vars.color.textMuted, fontSize: text(14), fontWeight: 400 });

export const progress = style({ inlineSize: '100%', blockSize: space(12), accentColor: vars.color.brand });
