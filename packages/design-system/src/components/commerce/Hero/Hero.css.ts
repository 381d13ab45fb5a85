import { recipe } from '@vanilla-extract/recipes';
import { createVar, style } from '@vanilla-extract/css';
import { layer, media, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { wideHeadline } from '../../style-parts.ts';

/** Height of the header above the hero, in px: strip, bar and navigation; on a phone strip, bar and search. */
const headerHeight = { wide: '169px', phone: '161px' };

/** A tablet in portrait: the garments are at the top, the text below in two columns. */
const uprightTablet = `${media.aboveMobile} and ${media.tablet} and (orientation: portrait)`;

/** Colour of the veil over the picture, by tone. */
const veil = createVar();

export const root = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    minBlockSize: `clamp(480px, calc(100svh - ${headerHeight.wide}), 960px)`,
    overflow: 'hidden',
    isolation: 'isolate',
    '@media': {
      [media.mobile]: { minBlockSize: `clamp(480px, calc(100svh - ${headerHeight.phone}), 760px)` },
      [uprightTablet]: { minBlockSize: `clamp(480px, calc(100svh - ${headerHeight.wide}), 1080px)` },
    },
  },
  variants: {
    tone: {
      onLightPicture: {
        vars: { [veil]: vars.color.surfacePage },
        background: vars.color.surfaceSunken,
        color: vars.color.textStrong,
      },
      onDarkPicture: {
        vars: { [veil]: vars.color.surfaceInverse },
        background: vars.color.surfaceInverse,
        color: vars.color.textInverse,
      },
    },
  },
});

const fade = (direction: string, strength: number, reach: number): string =>
  `linear-gradient(${direction}, color-mix(in srgb, ${veil} ${strength}%, transparent) 0%, transparent ${reach}%)`;

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: layer.behind,
  /** On a phone the text has the lower end of the picture. */
  '@media': { [media.mobile]: { insetBlockEnd: '16%' } },
  selectors: {
    /** A veil behind the text, so that it is readable on any picture: from its side, on narrow screens from below. */
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `${fade('to right', 45, 52)}, ${fade('to top', 40, 40)}`,
      '@media': {
        [media.mobile]: { background: fade('to top', 100, 55) },
        [uprightTablet]: { background: fade('to top', 85, 45) },
      },
    },
    '[dir="rtl"] &::after': { background: `${fade('to left', 45, 52)}, ${fade('to top', 40, 40)}` },
  },
});

export const words = style({
  inlineSize: '100%',
  maxInlineSize: '1416px',
  boxSizing: 'border-box',
  margin: '0 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(24),
  padding: `${space(96)} ${space(48)} ${space(64)}`,
  '@media': {
    [media.tablet]: { padding: `${space(64)} ${space(24)} ${space(48)}` },
    [media.mobile]: {
      gap: space(16),
      padding: `${space(48)} ${space(16)} ${space(32)}`,
      // Grows with the text, so that large text is never on the picture without the veil.
      background: `linear-gradient(to top, ${veil} 55%, color-mix(in srgb, ${veil} 70%, transparent) 80%, transparent 100%)`,
    },
    [uprightTablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'end', paddingBlockEnd: space(32) },
  },
});

export const title = style({
  display: 'grid',
  maxInlineSize: '100%',
  gap: space(12),
  '@media': { [media.mobile]: { gap: space(8) } },
});
export const kicker = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontSize: text(16),
  fontWeight: vars.font.weight.semibold,
});

export const headline = style({
  ...wideHeadline,
  fontWeight: vars.font.weight.display,
  lineHeight: 0.96,
  letterSpacing: '-0.02em',
  fontSize: `min(clamp(${text(48)}, 7vw, 8rem), 13vw)`,
  textTransform: 'uppercase',
  maxInlineSize: '11ch',
  outline: 'none',
});

export const more = style({ display: 'grid', justifyItems: 'start', maxInlineSize: '100%', gap: space(16) });
export const line = style({
  margin: 0,
  fontSize: text(18),
  lineHeight: 1.5,
  maxInlineSize: '44ch',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': { [media.mobile]: { fontSize: text(16) } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(12), marginBlockStart: space(8) });
