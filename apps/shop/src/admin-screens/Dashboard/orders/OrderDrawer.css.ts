import { media, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const order = style({ display: 'grid', gap: space(16), justifyItems: 'start', overflowWrap: 'anywhere' });

export const facts = style({ display: 'grid', gap: space(12), margin: 0 });

export const quiet = style({ color: vars.color.textMuted, fontSize: text(14), fontVariantNumeric: 'tabular-nums' });

export const value = style({ margin: 0, color: vars.color.textStrong });

export const lines = style({ display: 'grid', inlineSize: '100%', margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'grid',
  gap: space(4),
  paddingBlock: space(12),
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const name = style({ fontWeight: 600, color: vars.color.textStrong });

export const detail = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(8) });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  '@media': { [media.mobile]: { inlineSize: '100%', gap: space(4) } },
});

// On a phone all three stand in one row.
globalStyle(`${actions} > :is(a, button)`, {
  '@media': { [media.mobile]: { flexGrow: 1, paddingInline: space(8) } },
});

export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: space(8), marginBlockEnd: space(16) });

/** A link in a fact. */
export const target = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: tapTarget });
