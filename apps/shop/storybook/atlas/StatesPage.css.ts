import { space } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Figures shrink with their column, so each needs a column to stand in. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: space(32),
});

export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(24),
  rowGap: space(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Links apart from each other, so that each can be hit by a finger. */
export const place = style({ display: 'flex', alignItems: 'center', gap: space(16), minHeight: space(32) });

/** A number of one digit is as wide as a target must be (WCAG 2.5.8). */
globalStyle(`${place} > a`, { minWidth: space(24), textAlign: 'center' });

export const reason = style({ margin: 0, maxWidth: '44ch' });
