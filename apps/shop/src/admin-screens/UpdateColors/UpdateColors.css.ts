import { layer, media, radius, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const desk = style({ display: 'grid', gap: space(24) });

export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.above,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(16),
  paddingBlock: space(16),
  background: vars.color.surfacePage,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  // On a phone the text has one line and the two buttons share the next.
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
      gap: space(12),
      paddingBlock: space(12),
    },
  },
});

/** Keeps focused elements clear of the bar (WCAG 2.4.11), which has two lines on a phone. */
globalStyle(`html:has(${actions})`, { scrollPaddingBlockEnd: '144px' });

export const standing = style({
  '@media': { [media.mobile]: { gridColumn: '1 / -1', textAlign: 'center' } },
});

export const key = style({ display: 'grid', gap: space(4), paddingBlock: space(12) });

export const changed = style({ fontSize: text(12), fontWeight: 600, color: vars.color.brand });

export const refused = style({ fontSize: text(12), fontWeight: 600, color: vars.color.danger });

export const name = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  minInlineSize: '200px',
  '@media': { [media.mobile]: { minInlineSize: 0 } },
});

export const nameLine = style({ display: 'flex', alignItems: 'center', gap: space(4) });

export const nameInput = style({
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '48px',
  paddingInline: space(16),
  border: `1px solid ${vars.color.textMuted}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  fontSize: text(16),
  textTransform: 'uppercase',
  '@media': { [media.forcedColors]: { borderColor: 'FieldText' } },
});

export const quiet = style({ fontSize: text(14), color: vars.color.textMuted });

/** Scrolls above this height. */
export const matches = style({
  maxBlockSize: '10rem',
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
});

export const match = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  inlineSize: '100%',
  minBlockSize: tapTarget,
  paddingInline: space(12),
  textAlign: 'start',
  fontSize: text(14),
  color: vars.color.textStrong,
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
