import { media, space, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(12),
  paddingBlock: space(24),
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const words = style({ maxInlineSize: '72ch' });

export const proofs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space(32),
  rowGap: space(12),
  margin: 0,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Stories take the whole width, with the open picture below them. */
export const whole = style({ gridColumn: '1 / -1', minInlineSize: 0 });

globalStyle(`${proofs} dt`, { color: vars.color.textMuted, fontSize: text(12) });
globalStyle(`${proofs} dd`, { margin: 0, fontSize: text(14) });

export const names = style({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });

export const stories = style([names, { display: 'flex', flexWrap: 'wrap', columnGap: space(32) }]);

export const story = style({ display: 'flex', alignItems: 'center', gap: space(8) });
