import { media, space, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { panelFrame } from '../../parts/Panel/Panel.css.ts';

/** Lines of a cell one under another. */
export const cell = style({ display: 'grid', gap: space(4), justifyItems: 'start', overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.color.textMuted, fontSize: text(14), fontWeight: 400 });

export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space(8) });

export const editor = style([panelFrame, { display: 'grid', gap: space(24), maxInlineSize: '860px' }]);

// A focused control is not below the sticky bar.
globalStyle(`${editor} :is(a, button, input, select, textarea)`, { scrollMarginBlockEnd: '96px' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(16),
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The keys stay at the thumb, below any number of fields. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(12),
  paddingBlock: space(12),
  background: vars.color.surfaceRaised,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

globalStyle(`${bar} > button`, { '@media': { [media.mobile]: { flexGrow: 1 } } });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space(4),
  minInlineSize: 0,
  // A shop may have dozens of categories: the fields below them stay within reach.
  maxBlockSize: '20rem',
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ fontWeight: 600, paddingBlockEnd: space(8) });
