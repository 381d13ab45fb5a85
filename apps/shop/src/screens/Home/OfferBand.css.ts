import { fontFamily, media, motion, space, text as size, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const band = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(50%, 1fr))',
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr' } },
});

const panel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  gap: space(8),
  minHeight: '240px',
  padding: `${space(48)} ${space(48)} ${space(32)}`,
  overflow: 'hidden',
  textDecoration: 'none',
  '@media': {
    [media.tablet]: { paddingInline: space(24) },
    [media.mobile]: { minHeight: '160px', padding: `${space(32)} ${space(16)} ${space(24)}` },
  },
});

/** Aligns the first words with the page's content. */
const inLine = `max(${space(48)}, calc((100vw - 1416px) / 2 + ${space(48)}))`;

export const sale = style([
  panel,
  {
    background: vars.color.accent,
    color: vars.color.onAccent,
    '@media': { [media.aboveTablet]: { paddingInlineStart: inLine } },
  },
]);
export const best = style([panel, { background: vars.color.surfaceInverse, color: vars.color.textInverse }]);

/** The brand's waves, drawn large and quiet behind the words. */
export const waves = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '70%',
  height: '100%',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 10,
  opacity: 0.14,
  maskImage: 'linear-gradient(to right, transparent, black 60%)',
  transition: `transform ${motion('slow')}`,
  '@media': {
    [media.hover]: { selectors: { 'a:hover > &': { transform: 'translateX(-4%)' } } },
    [media.reducedMotion]: { transition: 'none', selectors: { 'a:hover > &': { transform: 'none' } } },
  },
});

export const title = style({
  position: 'relative',
  fontFamily,
  fontSize: `min(12vw, clamp(${size(36)}, 4.6vw, ${size(64)}))`,
  fontStretch: '125%',
  fontWeight: 900,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  textTransform: 'uppercase',
});

export const text = style({
  position: 'relative',
  fontSize: size(16),
  fontWeight: 500,
  selectors: { '&::after': { content: '" →"' }, '[dir="rtl"] &::after': { content: '" ←"' } },
});
