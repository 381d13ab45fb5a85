import { layer, media, space, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const picks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: space(16),
  maxInlineSize: '960px',
});

export const title = style({ margin: 0, fontSize: text(22), fontWeight: 800, overflowWrap: 'anywhere' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: space(16),
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: space(12) } },
});

/** Sticky while there is something to save, so that it is reachable on a long page too. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.above,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
  paddingBlock: space(12),
  background: vars.color.surfacePage,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

/** The way on, after the pictures of the open item. */
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
  paddingBlockStart: space(16),
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

/** Keeps focused elements clear of the bar (WCAG 2.4.11), which has two lines on a phone. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '144px' });

export const dialog = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100vw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.textStrong,
});

/** The login form appears under the text, at the width of a form. */
globalStyle(`${dialog} form`, { inlineSize: '280px', maxInlineSize: '80vw', textAlign: 'start' });
