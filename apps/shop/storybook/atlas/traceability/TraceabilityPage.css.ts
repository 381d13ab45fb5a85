import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: space(16),
  maxInlineSize: '880px',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const lead = style({ maxInlineSize: '72ch' });

export const area = style({ marginBlockEnd: space(12) });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
