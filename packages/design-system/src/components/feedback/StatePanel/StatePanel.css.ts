import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The panel: centred where the content would be. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(16),
  maxInlineSize: '480px',
  marginInline: 'auto',
  paddingBlock: space(48),
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** The drawn lanes around the icon. */
export const art = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '200px',
  blockSize: '120px',
  color: vars.color.textStrong,
});

/** Running-track lanes. */
export const lanes = style({
  position: 'absolute',
  inset: 0,
  fill: 'none',
  stroke: vars.color.lineSoft,
  strokeWidth: 2,
  strokeLinecap: 'round',
});

/** The one lane in colour. */
export const lead = style({
  stroke: vars.color.accent,
  strokeWidth: 4,
  selectors: {
    '[data-kind="failed"] &': { stroke: vars.color.danger },
    '[data-kind="offline"] &': { strokeDasharray: '2 10' },
  },
});

/** Row of the next steps. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(12),
  marginBlockStart: space(8),
});
