import { media, radius, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Height of a row, px: that of a target. */
export const rowHeight = 44;

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space(8), alignItems: 'center' });

export const hint = style({ color: vars.color.textMuted, fontSize: text(14) });

export const wide = style({
  display: 'grid',
  gap: space(16),
  '@media': { [media.mobile]: { display: 'none' } },
});

export const narrow = style({ display: 'none', '@media': { [media.mobile]: { display: 'block' } } });

export const problems = style({
  display: 'grid',
  justifyItems: 'start',
  maxBlockSize: '180px',
  overflow: 'auto',
  margin: 0,
  paddingInlineStart: space(24),
});

export const problem = style({
  minBlockSize: '44px',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
});

/** Scrolls both ways under its head and beside the names of the rows. */
export const scroller = style({
  overflow: 'auto',
  blockSize: 'max(320px, calc(100dvh - 360px))',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  overscrollBehavior: 'contain',
  // A cell that gets the focus is not below the head and the names.
  scrollPaddingBlockStart: `${rowHeight}px`,
  scrollPaddingInlineStart: '148px',
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: vars.color.surfaceSunken,
  fontWeight: 600,
});

export const body = style({ position: 'relative' });

export const row = style({
  display: 'grid',
  inlineSize: 'max-content',
  blockSize: `${rowHeight}px`,
  background: vars.color.surfaceRaised,
  selectors: {
    [`${body} > &`]: { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 },
    '&[aria-selected="true"]': { background: vars.color.brandSoft },
  },
});

export const cell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  minInlineSize: 0,
  paddingInline: space(8),
  borderInlineEnd: `1px solid ${vars.color.lineSoft}`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  outline: 'none',
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.brandSoft },
    '&[data-changed]': { fontWeight: 600 },
    '&[aria-invalid="true"]': { background: vars.color.dangerSoft, color: vars.color.danger },
    '&[tabindex="0"]': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` },
    '&:focus': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  },
});

/** The name of a row stays in view. */
export const rowHead = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    background: 'inherit',
    borderInlineEnd: `1px solid ${vars.color.lineStrong}`,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const corner = style([rowHead, { background: vars.color.surfaceSunken }]);

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const quiet = style([words, { color: vars.color.textMuted, fontSize: text(14) }]);

export const tick = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius('small'),
  background: vars.color.surfacePage,
});

export const editor = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  border: 0,
  paddingInline: space(8),
  background: vars.color.surfacePage,
  color: vars.color.textStrong,
  font: 'inherit',
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
});
