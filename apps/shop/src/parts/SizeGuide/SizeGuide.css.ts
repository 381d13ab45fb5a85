import { media, negative, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The button that opens the guide, in the line of the sizes' legend. */
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tapTarget,
  /** The touch target is taller than the line and must not change the line's height. */
  marginBlock: negative(space(12)),
  paddingInline: space(8),
  /** Its text ends where the column does. */
  marginInlineEnd: negative(space(8)),
  border: 0,
  background: 'none',
  color: vars.color.textStrong,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.brandHover } },
  '@media': { print: { display: 'none' } },
});

export const body = style({ display: 'grid', gap: space(24), minWidth: 0 });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space(24) });

/** The table scrolls within its box where the screen is narrower. */
export const scroller = style({ overflowX: 'auto', minWidth: 0 });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: text(14),
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  paddingBlockEnd: space(8),
  textAlign: 'start',
  fontSize: text(16),
  fontWeight: 600,
  color: vars.color.textStrong,
});

const cell = {
  padding: `${space(8)} ${space(12)}`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { paddingInline: space(8) } },
} as const;

export const headCell = style({ ...cell, color: vars.color.textMuted, fontWeight: 500 });
export const rowHead = style({ ...cell, fontWeight: 700, color: vars.color.textStrong });
export const value = style({ ...cell, color: vars.color.textStrong });
export const row = style({
  selectors: {
    '&[data-chosen]': {
      background: vars.color.surfaceSunken,
      '@media': {
        [media.forcedColors]: {
          outline: `${vars.line.thick} solid Highlight`,
          outlineOffset: negative(vars.line.thick),
        },
      },
    },
  },
});

export const howTo = style({ display: 'grid', gap: space(8), margin: 0, marginBlockStart: space(12) });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: space(12),
  '@media': { [media.mobile]: { gridTemplateColumns: '5rem minmax(0, 1fr)' } },
});
export const stepText = style({ margin: 0 });

/** An owner's text in lines of its own. */
export const ownHowTo = style({ margin: 0, whiteSpace: 'pre-line' });
