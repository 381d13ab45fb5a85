import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(24),
  paddingBlock: `${space(48)} ${space(64)}`,
  '@media': { [media.mobile]: { paddingBlock: `${space(24)} ${space(48)}` } },
});

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(16) });
