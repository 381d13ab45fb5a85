import { media, space, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Hidden on a phone, which shows the account's rows. */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(16),
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  '@media': { [media.mobile]: { display: 'none' } },
});

/** The tabs' line overlaps the line of the whole row. */
export const tabs = style({ flex: '1 1 0', minWidth: 0, marginBlockEnd: '-1px' });
