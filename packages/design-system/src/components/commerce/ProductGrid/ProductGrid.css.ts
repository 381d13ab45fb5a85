import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/scale.ts';
import { bareList, screenReaderOnly } from '../../style-parts.ts';

export const grid = recipe({
  base: {
    ...bareList,
    display: 'grid',
    columnGap: space(24),
    rowGap: space(32),
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space(16) },
      [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(12), rowGap: space(24) },
    },
  },
  variants: {
    columns: {
      full: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      evenly: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        '@media': {
          [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
          [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        },
      },
      besidePanel: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
});

export const item = style({ minInlineSize: 0 });
export const spoken = style(screenReaderOnly);
