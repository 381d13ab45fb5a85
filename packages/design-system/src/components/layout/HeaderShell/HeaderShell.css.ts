import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { layer, media, motion, negative, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareList, tabular } from '../../style-parts.ts';

/** Height of the contact strip; the header sticks without the strip, which scrolls away. */
const stripHeight = '44px';

export const strip = style({
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontSize: text(14),
});

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  background: vars.color.surfacePage,
  color: vars.color.textStrong,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  // A focused link of the strip must be visible (WCAG 2.4.11).
  selectors: {
    [`&:has(${strip})`]: { insetBlockStart: `-${stripHeight}` },
    [`&:has(${strip} :focus-visible)`]: { insetBlockStart: 0 },
  },
  '@media': {
    print: { display: 'none' },
    [media.short]: {
      position: 'relative',
      selectors: { [`&:has(${strip})`]: { insetBlockStart: 0 } },
    },
  },
});

/** Height of the search's row on a phone with the space around it. */
const searchRow = '60px';

/** Cut off, not moved: nothing shifts, and the page under the search takes taps. A line takes the place of the header's edge. */
const folded = keyframes({
  to: {
    clipPath: `inset(0 0 ${searchRow} 0)`,
    backgroundImage: `linear-gradient(${vars.color.lineSoft}, ${vars.color.lineSoft})`,
  },
});

globalStyle('html', { containerType: 'scroll-state' });

/**
 * On a phone the search folds while the page is scrolled down and comes back with the first move up or the focus, in browsers that
 * know the direction of scrolling. At the top, where the search still covers nothing, it stays.
 */
globalStyle(`${root}:not(:focus-within)`, {
  '@media': {
    [media.mobile]: {
      '@container': {
        'scroll-state(scrolled: bottom)': {
          backgroundPosition: `0 calc(100% - ${searchRow})`,
          backgroundSize: '100% 1px',
          backgroundRepeat: 'no-repeat',
          animation: `${folded} linear both`,
          animationTimeline: 'scroll(root)',
          animationRange: '160px 161px',
        },
      },
    },
  },
});

/**
 * 128 px: the strip aside the header is 121 px high on a desktop and 117 px on a phone, and higher with the larger spaces of
 * another brand.
 */
const belowHeader = `calc(4 * ${space(32)})`;

/** Keeps focused elements, and headings that links lead to, clear of the header (WCAG 2.4.11). */
globalStyle(`html:has(${root})`, {
  scrollPaddingBlockStart: belowHeader,
  '@media': { [media.short]: { scrollPaddingBlockStart: space(8) } },
});

/** Focus in the header itself does not scroll the page: its elements count as standing below it. */
globalStyle(`${root} :is(a, button, input)`, {
  scrollMarginBlock: `${negative(belowHeader)} ${belowHeader}`,
  '@media': { [media.short]: { scrollMarginBlock: 0 } },
});

const frame = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '1416px',
  boxSizing: 'border-box',
  marginInline: 'auto',
  paddingInline: space(48),
  '@media': { [media.tablet]: { paddingInline: space(24) }, [media.mobile]: { paddingInline: space(16) } },
});

export const stripFrame = style([
  frame,
  { minBlockSize: stripHeight, justifyContent: 'space-between', gap: space(16) },
]);

export const stripList = style({
  ...bareList,
  display: 'flex',
  alignItems: 'center',
  gap: space(24),
  minInlineSize: 0,
  '@media': { [media.mobile]: { columnGap: space(12), rowGap: 0, flexWrap: 'wrap' } },
});

export const socialList = style([
  stripList,
  {
    gap: space(4),
    marginInlineStart: 'auto',
    marginInlineEnd: negative(space(12)),
    '@media': { [media.mobile]: { selectors: { [`${stripList} + &`]: { display: 'none' } } } },
  },
]);

export const stripLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(8),
  minBlockSize: tapTarget,
  minInlineSize: tapTarget,
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ...tabular,
  selectors: { '&:hover': { color: vars.color.accent } },
  '@media': { [media.mobile]: { fontSize: text(12) } },
});

export const bar = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"logo search actions"',
    columnGap: space(48),
    paddingBlock: space(12),
    '@media': {
      [media.tablet]: { columnGap: space(24) },
      [media.mobile]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"menu logo actions" "search search search"',
        columnGap: space(8),
        rowGap: space(8),
        paddingBlock: space(8),
      },
    },
  },
]);

export const menu = style({
  gridArea: 'menu',
  display: 'none',
  marginInlineStart: negative(space(12)),
  '@media': { [media.mobile]: { display: 'block' } },
});
export const logo = style({ gridArea: 'logo', minInlineSize: 0 });
export const search = style({
  gridArea: 'search',
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '640px',
  justifySelf: 'center',
  '@media': { [media.mobile]: { maxInlineSize: 'none' } },
});
export const actions = style({
  ...bareList,
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  marginInlineEnd: negative(space(12)),
});

export const action = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: tapTarget,
  blockSize: tapTarget,
  color: 'inherit',
  borderRadius: radius('pill'),
  selectors: { '&:hover': { background: vars.color.surfaceSunken } },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: space(2),
  insetInlineEnd: 0,
  minInlineSize: '20px',
  blockSize: '20px',
  boxSizing: 'border-box',
  paddingInline: space(4),
  borderRadius: radius('pill'),
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: text(12),
  fontWeight: vars.font.weight.bold,
  lineHeight: '20px',
  textAlign: 'center',
  ...tabular,
});

export const nav = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const navFrame = style([
  frame,
  { gap: space(8), paddingBlockEnd: space(4), '@media': { [media.tablet]: { gap: 0 } } },
]);
/** Aligns the quiet button's text with the wordmark. */
export const navStart = style({
  flex: 'none',
  marginInlineStart: negative(space(24)),
  '@media': {
    [media.tablet]: { selectors: { '&:has(+ * > :nth-child(5))': { marginInlineEnd: negative(space(16)) } } },
  },
});
export const navList = style({
  ...bareList,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(24),
  // An admin has seven links.
  selectors: { '&:has(> :nth-child(7))': { columnGap: space(12) } },
  '@media': {
    [media.tablet]: { columnGap: space(12), selectors: { '&:has(> :nth-child(5))': { columnGap: space(8) } } },
  },
});

/** Keeps its height while it is empty, so that nothing moves when it fills. */
export const navEnd = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: tapTarget,
  marginInlineStart: 'auto',
  marginInlineEnd: negative(space(16)),
});

export const navLink = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: tapTarget,
  minInlineSize: tapTarget,
  color: 'inherit',
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  /** Keeps an admin's seven links in one row on a tablet. */
  '@media': { [media.tablet]: { fontSize: text(14) } },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: space(8),
      blockSize: '2px',
      background: 'currentcolor',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${motion('calm')}`,
      '@media': { [media.forcedColors]: { background: 'LinkText' } },
    },
    '&:hover::after, &[aria-current="page"]::after': { transform: 'scaleX(1)' },
  },
});
