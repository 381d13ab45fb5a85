import { media, radius, space, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto',
  gap: space(16),
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gap: space(12) },
  },
});

export const search = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });

export const product = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: space(12),
  alignItems: 'center',
});

export const names = style({ display: 'grid', justifyItems: 'start', textAlign: 'start' });

/** Min height of a touch target. */
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const quiet = style({ color: vars.color.textMuted, fontSize: text(14), fontWeight: 400 });

export const form = style({ display: 'grid', gap: space(24), overflowWrap: 'anywhere' });

// A focused control is not below the sticky bar.
globalStyle(`${form} :is(a, button, input, select, textarea)`, { scrollMarginBlockEnd: '96px' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(16),
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const variants = style({ display: 'grid', gap: space(16), margin: 0, padding: 0 });

export const variant = style({
  display: 'grid',
  gap: space(12),
  padding: space(16),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
});

export const variantFields = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  gap: space(12),
});

/** A unique code is long: it has a line of its own. */
export const code = style({ gridColumn: '1 / -1' });

/** Stays at the lower edge of the drawer, whose padding it covers, below any number of sizes. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space(24)})`,
  paddingBlock: space(16),
  marginBlockEnd: `calc(-1 * ${space(24)})`,
  background: vars.color.surfacePage,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
