import { layer, media, motion, radius, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** Space the panel leaves for the sticky header. */
const belowHeader = `calc(4 * ${space(32)} + ${space(8)})`;

export const root = style({
  paddingBlock: `${space(16)} ${space(64)}`,
  // The filters that float by the thumb rest here at the list's end.
  '@media': { [media.mobile]: { paddingBlock: `0 ${space(96)}` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(12)} ${space(24)}`,
  marginBlockStart: space(24),
  paddingBlock: space(12),
  borderBlock: `1px solid ${vars.color.lineSoft}`,
  '@media': {
    [media.mobile]: { gap: `${space(4)} ${space(12)}`, marginBlockStart: space(8), paddingBlock: space(8) },
  },
});

export const count = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { order: -1, flexBasis: '100%' } },
});

export const sort = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minInlineSize: 0,
  '@media': { [media.mobile]: { display: 'block', flex: '1 1 0' } },
});
export const sortLabel = style({
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { display: 'none' } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(32),
  paddingBlockStart: space(24),
  selectors: { '&[data-panel="open"]': { gridTemplateColumns: '264px minmax(0, 1fr)' } },
  '@media': {
    [media.mobile]: { paddingBlockStart: space(12) },
    [media.tablet]: {
      gap: space(24),
      selectors: { '&[data-panel="open"]': { gridTemplateColumns: '232px minmax(0, 1fr)' } },
    },
  },
});

/** Stays in view beside a long grid and scrolls inside itself, so that neither moves the other. */
export const panel = style({
  position: 'sticky',
  insetBlockStart: belowHeader,
  maxBlockSize: `calc(100dvh - ${belowHeader} - ${space(16)})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingInlineEnd: space(12),
  paddingBlockEnd: space(16),
});

export const mode = style({ paddingBlock: space(12), borderBlockEnd: `1px solid ${vars.color.lineSoft}` });

export const links = style({ listStyle: 'none', margin: 0, padding: 0 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: tapTarget,
  paddingBlock: space(4),
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  color: vars.color.textStrong,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

export const price = style({ display: 'grid', gap: space(12), paddingInline: space(4) });

/** Disables scroll anchoring: after a filter the page must stay where it is. */
export const results = style({ minInlineSize: 0, overflowAnchor: 'none' });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8),
  paddingBlockEnd: space(16),
});

export const grid = style({ position: 'relative', isolation: 'isolate' });

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Covers the old grid while another list loads; a delay keeps fast answers from flashing. */
export const pending = style({
  position: 'absolute',
  inset: 0,
  zIndex: layer.cover,
  overflow: 'hidden',
  background: vars.color.surfacePage,
  animation: `${appear} ${motion('calm')} 160ms both`,
});

/** At the foot of the screen while the list is in it; at the list's end in the space below it, so that it hides nothing. */
export const float = style({
  position: 'sticky',
  insetBlockEnd: `calc(${space(24)} + ${tapTarget} + ${space(16)} + env(safe-area-inset-bottom))`,
  zIndex: layer.stickyBar,
  blockSize: 0,
});
/** Above the bar of the comparison. */
globalStyle(`main:has(> [data-bar="compare"]) ${float}`, {
  insetBlockEnd: `calc(${space(96)} + ${tapTarget} + env(safe-area-inset-bottom))`,
});
/** Keeps focused elements clear of the button (WCAG 2.4.11). */
globalStyle(`html:has(${float})`, { scrollPaddingBlockEnd: space(96) });

export const floating = style({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: 'fit-content',
  marginBlockStart: space(24),
  marginInline: 'auto',
  borderRadius: radius('small'),
  boxShadow: vars.shadow.popup,
});

export const more = style({ display: 'grid', justifyItems: 'center', gap: space(16), paddingBlockStart: space(48) });
export const moreOnTheWay = style({ paddingBlockStart: space(32) });
export const moreCount = style({
  fontSize: text(14),
  color: vars.color.textMuted,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});
