import { space, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({ margin: 0 });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: space(16),
  paddingBlock: space(8),
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const text = style({ margin: 0, overflowWrap: 'anywhere' });
