import { fontFamily, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: space(32), maxWidth: '100%' });

/** Wide enough for a chart and a screen that keeps its desktop columns. */
const besideScreen = '(min-width: 1720px)';

/** A machine beside the screen that runs it; below each other in a narrow window. */
export const live = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [besideScreen]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(1025px, 3fr)' } },
});

export const chart = style({
  display: 'grid',
  gap: space(16),
  padding: space(16),
  maxBlockSize: '50vh',
  overflow: 'auto',
  '@media': { [besideScreen]: { position: 'sticky', insetBlockStart: 0, maxBlockSize: '100vh' } },
  background: vars.color.surfacePage,
});

/** Wide machines scroll inside their own frame. */
export const frame = style({ overflow: 'auto', border: `1px solid ${vars.color.lineSoft}`, padding: space(16) });

export const drawing = style({ display: 'block', fontFamily });

export const box = style({
  fill: vars.color.surfaceRaised,
  fillOpacity: 0.7,
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
});

/** A state that an actor is in now: shown by a thick border as well as by colour. */
export const litBox = style([
  box,
  { fill: vars.color.accent, fillOpacity: 0.35, stroke: vars.color.brand, strokeWidth: 4 },
]);

export const stateName = style({ fill: vars.color.textStrong, fontSize: text(14), fontWeight: 700 });

export const label = style({ fill: vars.color.textMuted, fontSize: text(12) });

export const arrow = style({ stroke: vars.color.brand, strokeWidth: 1.5 });

/** A label has an outline in the page's colour, so that it is readable where lines cross. */
export const arrowLabel = style([
  label,
  { stroke: vars.color.surfaceRaised, strokeWidth: 4, paintOrder: 'stroke', strokeLinejoin: 'round' },
]);

export const events = style({ margin: 0, paddingInlineStart: space(24), fontSize: text(14) });
