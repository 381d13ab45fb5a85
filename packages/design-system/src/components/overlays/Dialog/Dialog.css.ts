import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layer, media, motion, radius, space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, calc(-50% + 16px))' } });

/** Dims the page behind. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.scrim,
  background: vars.color.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${motion('calm')}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${motion('quick')}` },
  },
});

/** Widths: a question, a form, a picture. */
export const dialogSizes = ['small', 'medium', 'large'] as const;

export type DialogSize = (typeof dialogSizes)[number];

/** The panel in the middle of the screen. */
export const panel = recipe({
  base: {
    position: 'fixed',
    zIndex: layer.dialog,
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    transform: 'translate(-50%, -50%)',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `calc(100vw - ${space(32)})`,
    maxBlockSize: `calc(100dvh - ${space(32)})`,
    background: vars.color.surfacePage,
    color: vars.color.textStrong,
    borderRadius: radius('medium'),
    boxShadow: vars.shadow.dialog,
    /** The body scrolls; the whole panel scrolls when header and footer alone are higher than the screen. */
    overflow: 'auto',
    selectors: {
      '[dir="rtl"] &': { transform: 'translate(50%, -50%)' },
      '&[data-state="open"]': { animation: `${rise} ${motion('calm')}` },
      '&[data-state="closed"]': { animation: `${fadeOut} ${motion('quick')}` },
    },
    '@media': { [media.forcedColors]: { border: `${vars.line.thin} solid CanvasText` } },
  },
  variants: {
    size: {
      small: { maxInlineSize: '440px' },
      medium: { maxInlineSize: '640px' },
      large: { maxInlineSize: '960px' },
    } satisfies Record<DialogSize, object>,
  },
  defaultVariants: { size: 'medium' },
});

/**
 * Actions; the last is the main one. On a phone each fills its row, in the order in which Tab and a screen reader reach
 * them (WCAG 1.3.2, 2.4.3), so that the main one is nearest to the thumb.
 */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(12),
  padding: `${space(16)} ${space(24)}`,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  paddingBlockEnd: `max(${space(16)}, env(safe-area-inset-bottom))`,
  '@media': { [media.mobile]: { flexDirection: 'column', flexWrap: 'nowrap' } },
});

/** Title and close button. */
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(16),
  padding: `${space(24)} ${space(24)} ${space(12)}`,
  selectors: { [`&:has(+ ${footer})`]: { paddingBlockEnd: space(24) } },
});

/** Aligns the first line of the title with the close button. */
export const titleBlock = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
  minInlineSize: 0,
  paddingBlockStart: space(8),
});

/** A sentence under the title. */
export const description = style({ color: vars.color.textMuted });

/** The scrolling part when the panel is higher than the screen. In a low window all of the panel scrolls. */
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space(12)} ${space(24)} ${space(24)}`,
  '@media': { [media.short]: { flex: 'none', overflowY: 'visible' } },
});
