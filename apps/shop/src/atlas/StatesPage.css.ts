import { space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space(32) });

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

export const reason = style({ margin: 0, maxWidth: '44ch' });
