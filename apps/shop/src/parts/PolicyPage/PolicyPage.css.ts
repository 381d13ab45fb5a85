import { media, space, text as size, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const paper = 'print';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(16),
  paddingBlock: `${space(48)} ${space(96)}`,
  '@media': { [media.mobile]: { paddingBlock: `${space(24)} ${space(48)}` } },
});

export const updated = style({ margin: 0, fontSize: size(14), color: vars.color.textMuted });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(64),
  marginBlockStart: space(32),
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(32), marginBlockStart: space(16) },
    [paper]: { display: 'block' },
  },
});

/** The text of a page without sections, which has no list of contents beside it. */
export const alone = style({ marginBlockStart: space(16) });

/** Sticky beside the text on a wide screen, below the sticky header. */
export const contents = style({
  position: 'sticky',
  insetBlockStart: '160px',
  padding: space(24),
  background: vars.color.surfaceSunken,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  '@media': {
    [media.tablet]: { position: 'static' },
    [media.mobile]: { padding: space(16) },
    [paper]: { display: 'none' },
  },
});

export const contentsTitle = style({ margin: 0, fontSize: size(14), fontWeight: 600, color: vars.color.textMuted });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  lineHeight: 1.3,
  color: vars.color.textStrong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textDecorationColor: vars.color.brand, textUnderlineOffset: '0.22em' },
});

export const text = style({ '@media': { [paper]: { maxInlineSize: 'none' } } });

export const heading = style({
  scrollMarginBlockStart: space(16),
  selectors: { '&:focus': { outline: 'none' }, '&:first-child': { marginBlockStart: 0 } },
  '@media': { [paper]: { breakAfter: 'avoid' } },
});

globalStyle(`body:has(${page}) :is(h1, h2, p, li)`, { '@media': { [paper]: { color: '#000' } } });
