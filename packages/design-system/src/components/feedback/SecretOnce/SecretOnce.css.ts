import { style } from '@vanilla-extract/css';
import { radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(12),
  overflowWrap: 'anywhere',
  padding: space(16),
  border: `${vars.line.medium} solid ${vars.color.lineStrong}`,
  borderRadius: radius('medium'),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
});

export const label = style({ fontWeight: vars.font.weight.bold });

/** Letters of one width: 0 and O, 1 and l differ. */
export const value = style({
  display: 'block',
  padding: space(12),
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
  fontFamily: 'ui-monospace, monospace',
  fontSize: text(14),
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const warning = style({ margin: 0, fontSize: text(14), color: vars.color.textMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(12) });
export const status = style({ fontSize: text(14), color: vars.color.success });
