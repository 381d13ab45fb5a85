import { style } from '@vanilla-extract/css';
import { media, negative, space, tapTarget } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The row; it scrolls inside itself when it is wider than the screen. */
export const list = style({
  display: 'flex',
  gap: space(24),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `${space(4)} ${space(4)} 0`,
  margin: `${negative(space(4))} ${negative(space(4))} 0`,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}`,
});

/** One tab: weight and a bar mark the current one, not colour alone. */
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minBlockSize: tapTarget,
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.semibold,
  color: vars.color.textMuted,
  borderBlockEnd: `${vars.line.bar} solid transparent`,
  selectors: {
    '&:hover': { color: vars.color.textStrong },
    '&[aria-current="page"]': { color: vars.color.textStrong, borderBlockEndColor: vars.color.accent },
  },
  '@media': {
    // Forced colours paint a transparent border too, as if every tab were the current one.
    [media.forcedColors]: {
      selectors: { '&:not([aria-current="page"])': { borderBlockEndColor: 'Canvas' } },
    },
  },
});

/** Number of entries behind a tab. */
export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.weight.regular });
