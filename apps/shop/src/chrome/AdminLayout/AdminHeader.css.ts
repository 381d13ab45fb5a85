import { fontFamily, media, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

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
  '@media': { [media.mobile]: { paddingInline: space(16), columnGap: space(12) } },
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
  '@media': { [media.mobile]: { flex: '1 1 0', lineHeight: 1.1, overflowWrap: 'break-word' } },
});

/** The row of pages scrolls inside itself on a phone. It has the height of its tabs before they are shown. */
export const pages = style({
  flex: '1 1 auto',
  minHeight: `calc(${tapTarget} + 1px)`,
  minWidth: 0,
  overflowX: 'auto',
  '@media': { [media.tablet]: { order: 3, flexBasis: '100%' } },
});

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minWidth: 0,
  marginInlineStart: 'auto',
});

export const words = style({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  fontSize: text(14),
  fontWeight: 600,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const quiet = style({ fontWeight: 400, color: vars.color.textMuted });

export const role = style({ fontSize: text(14), fontWeight: 600 });
