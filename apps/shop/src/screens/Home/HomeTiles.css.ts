import { media } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/**
 * Four coloured tiles in a row, two on narrow screens, one where enlarged text would not fit; fewer tiles share the
 * width, so that no place stays empty.
 */
export const doors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  selectors: {
    '&[data-count="1"]': { gridTemplateColumns: '1fr' },
    '&[data-count="2"]': { gridTemplateColumns: 'repeat(2, 1fr)' },
    '&[data-count="3"]': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(50%, 9rem), 1fr))',
      selectors: { '&[data-count="3"]': { gridTemplateColumns: '1fr' } },
    },
  },
});
