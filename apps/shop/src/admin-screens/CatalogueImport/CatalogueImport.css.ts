import { media, radius, space, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { panelFrame } from '../../parts/Panel/Panel.css.ts';

export const panel = style([panelFrame, { display: 'grid', gap: space(24) }]);

export const quiet = style({ color: vars.color.textMuted, fontSize: text(14), fontWeight: 400 });

export const modeText = style([quiet, { display: 'block' }]);

export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: text(14), overflowWrap: 'anywhere' });

export const progress = style({ inlineSize: '100%', blockSize: space(12), accentColor: vars.color.brand });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(24),
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const placeRow = style({ display: 'grid', justifyItems: 'start', gap: space(12) });

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space(24),
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const samples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: space(16),
  margin: 0,
  marginBlockStart: space(12),
  padding: 0,
  listStyle: 'none',
});

export const sample = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(8),
  padding: space(16),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  overflowWrap: 'anywhere',
});

export const narrow = style({ maxInlineSize: '20rem' });

export const pages = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(16) });

export const confirm = style({
  display: 'grid',
  gap: space(12),
  padding: space(16),
  background: vars.color.surfaceSunken,
  borderRadius: radius('small'),
});

export const notes = style({ display: 'grid', gap: space(8), paddingInlineStart: space(24), listStyle: 'disc' });

export const summary = style({ paddingBlock: space(12), cursor: 'pointer', textDecoration: 'underline' });

/** Keeps the button that writes in reach below a long list. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: space(12),
  paddingBlock: space(16),
  background: vars.color.surfaceRaised,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

// A focused control is not below the bar, which has a line more after a refusal.
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '160px' });

/** Takes the focus of a step that ended; it is no control, so nothing is drawn around it. */
export const step = style({ outline: 'none' });
