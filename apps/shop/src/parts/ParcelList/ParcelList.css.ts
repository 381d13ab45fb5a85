import { radius, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(12),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const parcel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
  padding: space(16),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  breakInside: 'avoid',
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(12) });

export const title = style({ margin: 0, color: vars.color.textStrong, fontSize: text(16), fontWeight: 600 });

export const fact = style({ margin: 0, color: vars.color.textMuted, fontSize: text(14), overflowWrap: 'anywhere' });

export const number = style({ color: vars.color.textStrong, fontVariantNumeric: 'tabular-nums' });
