import { style } from '@vanilla-extract/css';

/** The table of every message. */
export const table = style({ borderCollapse: 'collapse', inlineSize: '100%' });

export const cell = style({
  borderBlockEnd: '1px solid currentColor',
  overflowWrap: 'anywhere',
  paddingBlock: 8,
  paddingInlineEnd: 16,
  textAlign: 'start',
  verticalAlign: 'top',
});

/** A link to a story, large enough for a finger. */
export const link = style({
  alignItems: 'center',
  color: 'inherit',
  display: 'inline-flex',
  minBlockSize: 44,
  minInlineSize: 44,
});

/** Links side by side. */
export const links = style({
  columnGap: 16,
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
