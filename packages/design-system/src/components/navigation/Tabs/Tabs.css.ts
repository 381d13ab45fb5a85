import { style } from '@vanilla-extract/css';
import { space, tapTarget } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The row; it scrolls inside itself when it is wider than the screen. */
export const list = style({
  display: 'flex',
  gap: space(24),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '4px 4px 0',
  margin: '-4px -4px 0',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

/** One tab: weight and a bar mark the current one, not colour alone. */
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minBlockSize: tapTarget,
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: vars.color.textMuted,
  borderBlockEnd: '3px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.textStrong },
    '&[aria-current="page"]': { color: vars.color.textStrong, borderBlockEndColor: vars.color.accent },
  },
});

/** How many things stand behind a tab. */
export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 400 });
