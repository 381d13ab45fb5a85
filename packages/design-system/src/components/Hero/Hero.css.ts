import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { media, space, text } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { wideHeadline } from '../styleParts.ts';

/** What stands above the hero in the first view: strip, bar and navigation, in px. */
const headerHeight = '156px';

/** The colour that calms the picture, by tone. */
const veil = '--k-hero-veil';

export const root = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    minHeight: `clamp(480px, calc(100svh - ${headerHeight}), 900px)`,
    overflow: 'hidden',
    isolation: 'isolate',
    '@media': { [media.mobile]: { minHeight: 'clamp(440px, calc(100svh - 200px), 720px)' } },
  },
  variants: {
    tone: {
      onLightPicture: { vars: { [veil]: vars.color.surfacePage }, background: vars.color.surfaceSunken, color: vars.color.textStrong },
      onDarkPicture: { vars: { [veil]: vars.color.surfaceInverse }, background: vars.color.surfaceInverse, color: vars.color.textInverse },
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  /** Calms the picture under the words, whatever it shows. */
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to top, color-mix(in srgb, var(${veil}) 78%, transparent) 0%, color-mix(in srgb, var(${veil}) 45%, transparent) 38%, transparent 66%)`,
    },
  },
});

export const words = style({
  width: '100%',
  maxWidth: '1416px',
  boxSizing: 'border-box',
  margin: '0 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(16),
  padding: `${space(96)} ${space(48)} ${space(64)}`,
  '@media': {
    [media.tablet]: { padding: `${space(64)} ${space(24)} ${space(48)}` },
    [media.mobile]: { padding: `${space(48)} ${space(16)} ${space(32)}` },
  },
});

export const kicker = style({ margin: 0, fontSize: text(16), fontWeight: 600 });

export const headline = style({
  ...wideHeadline,
  fontWeight: 900,
  lineHeight: 0.96,
  letterSpacing: '-0.02em',
  fontSize: `clamp(${text(48)}, 9.2vw, 8.5rem)`,
  textTransform: 'uppercase',
  maxWidth: '11ch',
});

export const line = style({ margin: 0, fontSize: text(18), lineHeight: 1.5, maxWidth: '46ch' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(12), marginBlockStart: space(8) });
