import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layer, media, motion, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** `primary` is for the main action of a screen; `onInk` is for dark backgrounds and pictures. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger', 'onInk'] as const;

export type ButtonVariant = (typeof buttonVariants)[number];

/** Sizes; the small one keeps a 44 px target. */
export const buttonSizes = ['small', 'medium', 'large'] as const;

export type ButtonSize = (typeof buttonSizes)[number];

const enabled = '&:not([aria-disabled="true"])';

/** Colours under a mouse and while pressed. A tap leaves `:hover` on until the next one, and the button would look chosen. */
const pointedAt = (colours: Readonly<Record<string, string>>) => ({
  selectors: { [`${enabled}:active`]: colours },
  '@media': { [media.hover]: { selectors: { [`${enabled}:hover`]: colours } } },
});

/** Style of buttons and of links that look like them. */
export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: tapTarget,
    minInlineSize: tapTarget,
    maxInlineSize: '100%',
    borderRadius: radius('small'),
    border: `${vars.line.medium} solid transparent`,
    fontWeight: vars.font.weight.bold,
    fontStretch: vars.font.width.label,
    lineHeight: 1.15,
    textAlign: 'center',
    userSelect: 'none',
    transition: `transform ${motion('quick')}`,
    selectors: {
      [`${enabled}:active`]: { transform: 'translateY(1px)' },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': {
      // On paper there is nothing to press.
      print: { display: 'none' },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.brand,
        color: vars.color.onBrand,
        ...pointedAt({ background: vars.color.brandHover }),
      },
      secondary: {
        borderColor: vars.color.lineStrong,
        color: vars.color.textStrong,
        ...pointedAt({ background: vars.color.surfaceInverse, color: vars.color.textInverse }),
      },
      quiet: {
        color: vars.color.textStrong,
        ...pointedAt({ background: vars.color.surfaceSunken }),
      },
      danger: {
        borderColor: vars.color.danger,
        color: vars.color.danger,
        ...pointedAt({ background: vars.color.danger, color: vars.color.surfaceRaised }),
      },
      onInk: { background: vars.color.accent, color: vars.color.onAccent },
    } satisfies Record<ButtonVariant, object>,
    size: {
      small: { fontSize: text(14), padding: `${space(8)} ${space(16)}` },
      medium: { fontSize: text(16), padding: `${space(12)} ${space(24)}`, minBlockSize: vars.density.control },
      large: { fontSize: text(18), padding: `${space(16)} ${space(32)}`, minBlockSize: vars.density.controlLarge },
    } satisfies Record<ButtonSize, object>,
    wide: { true: { inlineSize: '100%' } },
    unavailable: {
      true: {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.lineSoft,
        color: vars.color.textMuted,
      },
    },
  },
  defaultVariants: { variant: 'primary', size: 'medium' },
});

/** Label and icon. It stays in the flow while the button is busy, so that the width does not change. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(8),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '[aria-busy="true"] > &': { opacity: 0 },
    // A column of a table is as wide as its longest word; a word that may break anywhere would make it a letter wide.
    'td &': { overflowWrap: 'break-word' },
  },
});

/** The spinner, over the label's place. */
export const busyMark = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

/** Why the button is unavailable: shown on hover, focus and touch. */
export const reason = style({
  position: 'absolute',
  zIndex: layer.above,
  insetBlockEnd: `calc(100% + ${space(8)})`,
  insetInlineStart: '50%',
  inlineSize: 'max-content',
  maxInlineSize: '260px',
  padding: `${space(8)} ${space(12)}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontSize: text(14),
  fontWeight: vars.font.weight.regular,
  fontStretch: vars.font.width.text,
  lineHeight: 1.35,
  textAlign: 'start',
  pointerEvents: 'none',
  visibility: 'hidden',
  opacity: 0,
  transform: 'translate(-50%, 4px)',
  transition: `opacity ${motion('quick')}, transform ${motion('quick')}`,
  selectors: {
    ':is(:hover, :focus-visible, :active) > &': { visibility: 'visible', opacity: 1, transform: 'translate(-50%, 0)' },
  },
});
