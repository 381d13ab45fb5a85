import { style } from '@vanilla-extract/css';
import { media, motion, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareList, tabular } from '../../styleParts.ts';

/** Height of the contact strip; the header sticks with the strip scrolled away, which is how it condenses. */
const stripHeight = '44px';

export const strip = style({
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontSize: text(14),
});

export const root = style({
  position: 'sticky',
  insetBlockStart: `-${stripHeight}`,
  zIndex: 30,
  background: vars.color.surfacePage,
  color: vars.color.textStrong,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  // A link of the strip that takes the keyboard's focus must be seen (WCAG 2.4.11).
  selectors: { [`&:has(${strip} :focus-visible)`]: { insetBlockStart: 0 } },
});

const frame = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  maxWidth: '1416px',
  boxSizing: 'border-box',
  marginInline: 'auto',
  paddingInline: space(48),
  '@media': { [media.tablet]: { paddingInline: space(24) }, [media.mobile]: { paddingInline: space(16) } },
});

export const stripFrame = style([frame, { minHeight: stripHeight, justifyContent: 'space-between', gap: space(16) }]);

export const stripList = style({
  ...bareList,
  display: 'flex',
  alignItems: 'center',
  gap: space(24),
  minWidth: 0,
  '@media': { [media.mobile]: { columnGap: space(12), rowGap: 0, flexWrap: 'wrap' } },
});

export const socialList = style([
  stripList,
  { gap: space(4), marginInlineEnd: '-12px', '@media': { [media.mobile]: { display: 'none' } } },
]);

export const stripLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(8),
  minHeight: tapTarget,
  minWidth: tapTarget,
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
  marginInlineStart: '-10px',
  '@media': { [media.mobile]: { display: 'block' } },
});
export const logo = style({ gridArea: 'logo', minWidth: 0 });
export const search = style({
  gridArea: 'search',
  minWidth: 0,
  width: '100%',
  maxWidth: '640px',
  justifySelf: 'center',
  '@media': { [media.mobile]: { maxWidth: 'none' } },
});
export const actions = style({
  ...bareList,
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  marginInlineEnd: '-10px',
});

export const action = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: tapTarget,
  height: tapTarget,
  color: 'inherit',
  borderRadius: radius('pill'),
  selectors: { '&:hover': { background: vars.color.surfaceSunken } },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: 0,
  minWidth: '20px',
  height: '20px',
  boxSizing: 'border-box',
  paddingInline: '5px',
  borderRadius: radius('pill'),
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: text(12),
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  ...tabular,
});

export const nav = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const navFrame = style([
  frame,
  { gap: space(8), paddingBlockEnd: space(4), '@media': { [media.tablet]: { gap: 0 } } },
]);
/** A quiet button keeps its words in line with the wordmark. */
export const navStart = style({ flex: 'none', marginInlineStart: `-${space(24)}` });
export const navList = style({
  ...bareList,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(24),
  '@media': { [media.tablet]: { columnGap: space(12) } },
});

/** Keeps its height while it is empty, so that nothing moves when it fills. */
export const navEnd = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: tapTarget,
  marginInlineStart: 'auto',
  marginInlineEnd: `-${space(16)}`,
});

export const navLink = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: tapTarget,
  minWidth: tapTarget,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  /** So that an admin's seven links stay in one row on a tablet. */
  '@media': { [media.tablet]: { fontSize: text(14) } },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '6px',
      height: '2px',
      background: 'currentcolor',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${motion('calm')}`,
    },
    '&:hover::after, &[aria-current="page"]::after': { transform: 'scaleX(1)' },
  },
});
