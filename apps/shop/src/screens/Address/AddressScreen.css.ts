import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(24),
  paddingBlock: `${space(48)} ${space(64)}`,
  '@media': { [media.mobile]: { paddingBlock: `${space(24)} ${space(48)}` } },
});

export const content = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space(24) });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: space(16),
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(12),
  '@media': { [media.mobile]: { flexDirection: 'column' } },
});

export const card = style({ minHeight: '220px' });
