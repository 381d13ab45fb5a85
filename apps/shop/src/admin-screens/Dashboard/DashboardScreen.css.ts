import { media, negative, space, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const failure = style({
  display: 'grid',
  gap: space(12),
  justifyItems: 'start',
  color: vars.color.danger,
  fontWeight: 600,
});

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: space(24),
  // The fields for a search are in a phone's first view.
  '@media': { [media.mobile]: { gap: `0 ${space(16)}` } },
});

/** Where the table's rows are cards. */
const cards = '(max-width: 46rem)';

/** Lines one under another; in a card they stand side by side where they fit. */
export const cell = style({
  display: 'grid',
  gap: space(4),
  justifyItems: 'start',
  '@container': {
    [cards]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(12), rowGap: 0 },
  },
});

/** The customer's name in a card; the id and the day stand in the line below it. */
export const whole = style({ '@container': { [cards]: { flexBasis: '100%' } } });

/** Label and button, side by side where there is room. */
export const status = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8) });

export const quiet = style({ color: vars.color.textMuted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });

/** Breaks a long id, which has no spaces, so that it does not widen its column. */
export const id = style([quiet, { overflowWrap: 'anywhere' }]);

/** The number of an order is read out and typed, so it stays in one line. */
export const number = style({ whiteSpace: 'nowrap' });

export const product = style({
  display: 'flex',
  gap: space(8),
  alignItems: 'center',
  flexWrap: 'wrap',
  minWidth: '156px',
  // On a tablet all five columns fit beside each other.
  '@container': { '(max-width: 60rem)': { minWidth: '120px' } },
});

/** A place to scroll to; it takes no room in the stack. */
export const mark = style({ marginBlockEnd: negative(space(32)) });
