import { space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gap: space(4),
  paddingBlock: space(16),
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: 600, color: vars.color.textStrong });

export const quiet = style({ fontSize: text(14), color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const message = style({ whiteSpace: 'pre-wrap', paddingBlockStart: space(4) });

export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(16) });

export const way = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: tapTarget });

export const pages = style({ paddingBlock: space(16), selectors: { '&:empty': { display: 'none' } } });

export const figures = style({ display: 'grid', gap: space(8), margin: 0 });

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(16),
});

export const value = style({
  margin: 0,
  fontWeight: 600,
  color: vars.color.textStrong,
  fontVariantNumeric: 'tabular-nums',
});
