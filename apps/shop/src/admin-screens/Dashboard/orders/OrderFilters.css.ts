import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Where six fields and buttons do not fit beside each other: the search has a row of its own. */
const searchAbove = '(max-width: 1279px)';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 1.5fr) repeat(4, minmax(132px, 1fr)) auto',
  gap: space(16),
  alignItems: 'end',
  '@media': {
    [searchAbove]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto' },
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(12) },
  },
});

export const search = style({ '@media': { [searchAbove]: { gridColumn: '1 / -1' } } });

export const acts = style({
  display: 'flex',
  gap: space(8),
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});
