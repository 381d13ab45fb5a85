import { fontFamily, negative, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

const row = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: tapTarget,
  color: 'inherit',
  textDecoration: 'none',
});

/** The three department links, in the brand's wide font. */
export const department = style([
  row,
  {
    minHeight: '60px',
    fontFamily,
    // The longest department of the demo and the samples, ACCESSORIES, in one line of the narrowest phone.
    fontSize: `min(${text(36)}, 8vw)`,
    fontStretch: '125%',
    fontWeight: 800,
    lineHeight: 1.05,
    letterSpacing: '-0.01em',
    textTransform: 'uppercase',
  },
]);

export const category = style([
  row,
  { paddingInlineStart: space(16), paddingBlock: space(4), lineHeight: 1.3, overflowWrap: 'anywhere' },
]);

export const own = style({ paddingBlock: `${space(16)} ${space(8)}` });
export const ownLink = style([row, { fontWeight: 600 }]);

/** Aligns the quiet button's text with the links. */
export const session = style({ marginInlineStart: negative(space(16)) });

export const contacts = style({
  listStyle: 'none',
  margin: `${space(16)} 0 0`,
  padding: `${space(16)} 0 0`,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const contact = style([row, { gap: space(12), color: vars.color.textMuted, fontSize: text(14) }]);
