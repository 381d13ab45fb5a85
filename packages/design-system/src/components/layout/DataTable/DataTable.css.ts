import { globalStyle, style } from '@vanilla-extract/css';
import { layer, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { screenReaderOnly, tableCards as cards, tabular } from '../../style-parts.ts';

/** Below this width of its container, columns stand closer together. */
const close = '(max-width: 60rem)';

/** Top offset of a sticky head, below other sticky elements. The page sets it. */
export const stickyTop = '--k-sticky-top';

export const room = style({ containerType: 'inline-size', color: vars.color.textStrong });

/** Choice of all rows at the start of the line above the table, choice of columns at its end. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(8),
  marginBlockEnd: space(8),
  // In line with the boxes of the rows, which stand at the other side of cards.
  selectors: { '&:has([role="checkbox"])': { paddingInlineStart: space(16) } },
  '@container': { [cards]: { selectors: { '&:has([role="checkbox"])': { paddingInlineStart: 0 } } } },
});

// The only tool stands at the end.
globalStyle(`${tools} > :only-child:not(:has([role="checkbox"]))`, { marginInlineStart: 'auto' });

/** The table scrolls inside this box, so that the page does not scroll sideways. */
export const scroller = style({
  overflow: 'auto',
  maxBlockSize: '72vh',
  border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  selectors: { '&[data-scroll="page"]': { overflow: 'visible', maxBlockSize: 'none' } },
  '@container': { [cards]: { maxBlockSize: 'none', border: 0, background: 'transparent' } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text(14),
  color: vars.color.textStrong,
  ...tabular,
  '@container': { [cards]: { display: 'block' } },
});

export const caption = style(screenReaderOnly);

export const head = style({ '@container': { [cards]: { ...screenReaderOnly } } });

export const headCell = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.base,
  padding: `${space(12)} ${space(16)}`,
  background: vars.color.surfaceSunken,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineStrong}`,
  textAlign: 'start',
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    [`${scroller}[data-scroll="page"] &`]: { insetBlockStart: `var(${stickyTop}, 0px)` },
  },
  '@container': { [close]: { paddingInline: space(8) } },
});

export const body = style({
  '@container': { [cards]: { display: 'flex', flexDirection: 'column', gap: space(12) } },
});

export const row = style({
  selectors: {
    '&[data-state="active"]': { background: vars.color.brandSoft },
    '&[data-chosen="true"]': { background: vars.color.brandSoft },
    '&[data-state="busy"]': { background: vars.color.surfaceSunken },
    '&[data-state="failed"]': { background: vars.color.dangerSoft },
    '&[data-opens]': { cursor: 'pointer' },
    '&[data-opens]:hover': { background: vars.color.surfaceSunken },
  },
  '@container': {
    [cards]: {
      position: 'relative',
      display: 'block',
      padding: `${space(8)} ${space(16)}`,
      border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
      borderRadius: radius('small'),
      background: vars.color.surfaceRaised,
      selectors: {
        [`${scroller}[data-cards="compact"] &`]: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: space(16),
          rowGap: space(4),
        },
      },
    },
  },
});

/** A cell of a compact card. */
const inCompactCard = `${scroller}[data-cards="compact"] &`;

export const cell = style({
  padding: `${vars.density.cell} ${space(16)}`,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
  minInlineSize: '88px',
  maxInlineSize: '320px',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  '@container': {
    [close]: { paddingInline: space(8) },
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'min(7rem, 40%) minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: space(12),
      padding: `${space(8)} 0`,
      maxInlineSize: 'none',
      overflowWrap: 'anywhere',
      selectors: {
        '&::before': {
          content: 'attr(data-label) / ""',
          color: vars.color.textMuted,
          fontWeight: vars.font.weight.regular,
        },
        '&[data-align="end"]': { textAlign: 'start' },
        '&:last-child': { borderBlockEnd: 0 },
        [inCompactCard]: { display: 'block', padding: 0, borderBlockEnd: 0, minInlineSize: 0 },
        [`${inCompactCard}::before`]: { content: 'none' },
      },
    },
  },
});

export const rowHead = style([
  cell,
  {
    fontWeight: vars.font.weight.semibold,
    '@container': { [cards]: { selectors: { [inCompactCard]: { inlineSize: '100%' } } } },
  },
]);

/** The cell of a row's checkbox, as narrow as its target; in a card it is in the corner under the thumb. */
export const checkCell = style({
  inlineSize: '1%',
  padding: `${space(4)} 0 0 ${space(4)}`,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  verticalAlign: 'top',
  '@container': {
    [cards]: {
      position: 'absolute',
      insetBlockStart: space(4),
      insetInlineEnd: space(8),
      padding: 0,
      borderBlockEnd: 0,
      inlineSize: 'auto',
    },
  },
});

// The first cell of a card leaves the corner free.
globalStyle(`${checkCell} + *`, { '@container': { [cards]: { paddingInlineEnd: space(48) } } });

/** What stands in place of rows: it has no label beside it. */
export const emptyCell = style([
  cell,
  { '@container': { [cards]: { display: 'block', selectors: { '&::before': { content: 'none' } } } } },
]);

/** The button that opens a row; its cell is as narrow as the button. */
export const openCell = style([cell, { inlineSize: '1%', minInlineSize: 0, paddingBlock: 0, verticalAlign: 'middle' }]);

export const value = style({ minInlineSize: 0 });
