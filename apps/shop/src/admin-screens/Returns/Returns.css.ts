import { media, radius, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const narrow = style({ maxInlineSize: '280px' });

/** The queue's filter, and the words beside it. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space(12)} ${space(24)}`,
});

export const quiet = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: text(14),
  fontVariantNumeric: 'tabular-nums',
});

/** In line with the words of the filter. */
export const count = style([quiet, { paddingBlockEnd: space(12) }]);

/** On a phone there are no keys. */
export const keys = style([count, { '@media': { [media.mobile]: { display: 'none' } } }]);

/** A key beside what it does. */
export const key = style({
  display: 'inline-block',
  minInlineSize: '1.6em',
  paddingInline: space(4),
  border: '1px solid currentColor',
  borderRadius: radius('small'),
  fontFamily: 'inherit',
  fontSize: text(14),
  fontWeight: 400,
  textAlign: 'center',
  '@media': { [media.mobile]: { display: 'none' } },
});

/** Lines of a cell one under another. */
export const cell = style({ display: 'grid', gap: space(4), justifyItems: 'start', overflowWrap: 'anywhere' });

export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: tapTarget });

/** A number is read out and typed, so it stays in one line. */
export const number = style({ whiteSpace: 'nowrap' });

/** The decisions and the ways to the neighbours, at the thumb. */
export const footer = style({ display: 'grid', gap: space(12), inlineSize: '100%' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });

// On a phone they share the width.
globalStyle(`${actions} > button`, {
  '@media': { [media.mobile]: { flexGrow: 1, paddingInline: space(8) } },
});

export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(12) });

export const note = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const thumbnail = style({
  display: 'block',
  inlineSize: '88px',
  blockSize: '110px',
  padding: 0,
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  cursor: 'zoom-in',
});

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
