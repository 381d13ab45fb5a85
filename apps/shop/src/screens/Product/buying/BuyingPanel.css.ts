import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../Purchase.css.ts';

/** On a phone its parts stand in the page's column, so that {@link head} can come before the picture. */
export const root = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(24),
    alignContent: 'start',
    '@media': { [media.mobile]: { display: 'contents' } },
  },
]);

/** Name and price: a phone's first view shows them with the picture. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(24),
  '@media': { [media.mobile]: { order: -1, gap: space(4), marginBlockEnd: '-12px' } },
});

export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space(12) });

export const name = style({ margin: 0, outline: 'none', overflowWrap: 'anywhere' });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(24),
  minInlineSize: 0,
  scrollMarginBlock: space(16),
});

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) });

/** Hidden where the button is in the bottom bar. */
export const button = style({ '@media': { [media.bottomBar]: { display: 'none' } } });
