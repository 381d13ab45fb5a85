import { media, radius, space, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(32),
  paddingBlock: `${space(48)} ${space(64)}`,
  '@media': { [media.mobile]: { gap: space(24), paddingBlock: `${space(24)} ${space(48)}` } },
});

export const orders = style({ display: 'grid', gap: space(24), margin: 0, padding: 0, listStyle: 'none' });

/** On a wide screen the order's facts are beside its lines. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  columnGap: space(48),
  padding: `${space(24)} ${space(32)} 0`,
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { padding: `${space(12)} ${space(16)} 0` },
  },
});

export const head = style({
  display: 'grid',
  alignSelf: 'start',
  rowGap: space(4),
  paddingBlockEnd: space(12),
  '@media': { [media.tablet]: { paddingBlockEnd: 0, borderBlockEnd: `1px solid ${vars.color.lineSoft}` } },
});

/** Number and status; in large text the status is below the number. */
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(16),
});

export const number = style({ margin: 0, fontSize: text(16), fontWeight: 700, overflowWrap: 'anywhere' });

export const facts = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: text(14),
  fontVariantNumeric: 'tabular-nums',
});

/** The day that a shopper opens this page for. */
export const arrival = style({ margin: 0, fontWeight: vars.font.weight.semibold });

/** The last text and the link. A link is 44 px high, so above the lines it stands beside the text. */
export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  rowGap: space(4),
  '@media': {
    [media.tablet]: {
      flexFlow: 'row wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: space(12),
    },
  },
});

/** Beside the link the text takes two lines; only in large text the link is below it. */
globalStyle(`${foot} > p`, { '@media': { [media.tablet]: { flex: '1 1 10rem' } } });

export const link = style({ flex: 'none', '@media': { print: { display: 'none' } } });

/** The first line's picture starts at the height of the order number. */
export const lines = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.aboveTablet]: { marginBlockStart: `calc(-1 * ${space(16)})` } },
});

/** The last line needs no border above the card's edge. */
export const line = style({ selectors: { '&:last-child': { marginBlockEnd: '-1px' } } });

export const skeleton = style({ minHeight: '220px' });
