import { fontFamily, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: space(32), maxWidth: '100%' });

/** Wide machines scroll inside their own frame. */
export const frame = style({ overflow: 'auto', border: `1px solid ${vars.color.lineSoft}`, padding: space(16) });

export const drawing = style({ display: 'block', fontFamily });

export const box = style({
  fill: vars.color.surfaceRaised,
  fillOpacity: 0.7,
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
});

export const stateName = style({ fill: vars.color.textStrong, fontSize: text(14), fontWeight: 700 });

export const label = style({ fill: vars.color.textMuted, fontSize: text(12) });

export const arrow = style({ stroke: vars.color.brand, strokeWidth: 1.5 });

/** A label on a line keeps a rim of paper, so that it can be read where lines cross. */
export const arrowLabel = style([
  label,
  { stroke: vars.color.surfaceRaised, strokeWidth: 4, paintOrder: 'stroke', strokeLinejoin: 'round' },
]);
