import { fontFamily, media, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Where the tabs stand in a row of their own: shop's name, tabs and who is signed in do not fit beside each other. */
const tabsBelow = '(max-width: 1399px)';
const tabsBeside = '(min-width: 1400px)';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(32),
  rowGap: space(4),
  paddingInline: space(32),
  paddingBlock: space(8),
  background: vars.color.surfaceRaised,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  '@media': {
    // Beside a long name, or in a wide font, the tabs scroll.
    [tabsBeside]: { flexWrap: 'nowrap' },
    [media.mobile]: { paddingInline: space(16), columnGap: space(12) },
  },
});

/**
 * On a phone a long name breaks between its words beside who is signed in, who stands in a row of her own only where a word
 * does not fit.
 */
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tapTarget,
  fontFamily,
  fontSize: text(22),
  fontStretch: '125%',
  fontWeight: 900,
  color: vars.color.textStrong,
  textDecoration: 'none',
  '@media': {
    [tabsBeside]: { flexShrink: 0 },
    [media.mobile]: { flex: '1 1 0', lineHeight: 1.1, overflowWrap: 'break-word' },
  },
});

/** The tabs scroll by themselves where they do not fit. The row has their height before they are shown. */
export const pages = style({
  flex: '0 1 auto',
  minHeight: `calc(${tapTarget} + 1px)`,
  minWidth: 0,
  '@media': { [tabsBelow]: { order: 3, flexBasis: '100%' } },
});

/** Where the tabs have their own row, a long name of the shop takes from the greeting's width and stays beside it. */
export const who = style({
  display: 'flex',
  flex: '1 1 264px',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space(12),
  minWidth: 0,
  '@media': {
    [tabsBeside]: { flexShrink: 0 },
    [media.mobile]: { flex: 'none', marginInlineStart: 'auto' },
  },
});

export const words = style({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  textWrap: 'balance',
  fontSize: text(14),
  fontWeight: 600,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const quiet = style({ fontWeight: 400, color: vars.color.textMuted });

export const role = style({ fontSize: text(14), fontWeight: 600 });
