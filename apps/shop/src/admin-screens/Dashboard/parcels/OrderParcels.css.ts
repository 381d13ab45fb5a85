import { radius, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gap: space(12),
  marginBlockStart: space(24),
  paddingBlockStart: space(16),
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  overflowWrap: 'anywhere',
});

export const list = style({ display: 'grid', gap: space(12), margin: 0, padding: 0, listStyle: 'none' });

export const parcel = style({
  display: 'grid',
  gap: space(8),
  padding: space(12),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(12) });

export const title = style({ margin: 0, color: vars.color.textStrong, fontSize: text(16), fontWeight: 600 });

export const fact = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: text(14),
  fontVariantNumeric: 'tabular-nums',
});

export const tracking = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: tapTarget });

export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });

export const entry = style({
  display: 'grid',
  gap: space(4),
  paddingInlineStart: space(12),
  borderInlineStart: `2px solid ${vars.color.lineSoft}`,
});

export const step = style({ margin: 0, color: vars.color.textStrong, fontSize: text(14), fontWeight: 600 });
