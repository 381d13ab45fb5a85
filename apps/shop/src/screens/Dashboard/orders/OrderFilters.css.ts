import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 2fr) repeat(4, minmax(132px, 1fr)) auto',
  gap: space(16),
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(12) },
  },
});

export const search = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });

export const acts = style({
  display: 'flex',
  gap: space(8),
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});
