import { space, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: space(16), marginBlockStart: space(32) });

/** Above the lines there is no link that would give it room. */
export const facts = style({ display: 'grid', rowGap: space(4), paddingBlockEnd: space(12) });

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
