import { space, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: space(16), marginBlockStart: space(32) });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(16),
  paddingBlock: space(12),
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.lineSoft}` } },
});

export const name = style({ flex: '1 1 12rem', overflowWrap: 'anywhere', fontWeight: vars.font.weight.semibold });
