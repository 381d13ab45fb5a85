import { keyframes, style } from '@vanilla-extract/css';
import { layer, media, motion, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { underlineOffset } from '../../style-parts.ts';

/**
 * Position of toasts: lower right, on a phone at the bottom. While a dialog is open, and beside a page's part with
 * `data-toasts="start"`, whose buttons are there, it is lower left. On a phone it is then the top, as on pages of one form
 * (`SplitLayout`). Presses between toasts reach the page.
 */
export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockEnd: space(24),
  insetInlineEnd: space(24),
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
  inlineSize: 'min(400px, calc(100vw - 32px))',
  pointerEvents: 'none',
  selectors: {
    ':root:has([role="dialog"], [data-toasts="start"]) &': { insetInline: `${space(24)} auto` },
  },
  '@media': {
    print: { display: 'none' },
    [media.mobile]: {
      insetInline: `auto ${space(16)}`,
      insetBlockEnd: `calc(80px + env(safe-area-inset-bottom))`,
      selectors: {
        ':root:has([role="dialog"], [data-toasts]) &': {
          insetInline: `auto ${space(16)}`,
          insetBlock: `calc(${space(16)} + env(safe-area-inset-top)) auto`,
        },
      },
    },
  },
});

/** One live region per urgency. */
export const live = style({ display: 'flex', flexDirection: 'column', gap: space(8) });

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** A dark strip; the bar at its start and its icon show the tone. */
export const toast = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(12),
  paddingBlock: space(8),
  paddingInline: `${space(16)} ${space(4)}`,
  borderInlineStart: `${vars.line.bar} solid ${vars.color.accent}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  pointerEvents: 'auto',
  animation: `${enter} ${motion('calm')}`,
  selectors: {
    '&[data-tone="success"]': { borderInlineStartColor: vars.color.success },
    '&[data-tone="danger"]': { borderInlineStartColor: vars.color.danger },
  },
  '@media': { [media.forcedColors]: { border: `${vars.line.thin} solid CanvasText` } },
});

/** The icon stays on the first line. */
export const sign = style({ paddingBlock: space(12), display: 'inline-flex' });

/** Title and detail. */
export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: space(12), overflowWrap: 'anywhere' });

/** Text of the message. */
export const title = style({ fontWeight: vars.font.weight.bold, lineHeight: 1.4 });

/** Why, or what to do. */
export const detail = style({ fontSize: text(14), lineHeight: 1.4, opacity: 0.86 });

/** The action, as an underlined word in marigold. */
export const action = style({
  minBlockSize: tapTarget,
  paddingInline: space(12),
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.line.thick,
  textUnderlineOffset: underlineOffset,
});

/** The list of recent notifications. */
export const history = style({ display: 'flex', flexDirection: 'column' });

/** One past notification. */
export const historyItem = style({
  display: 'flex',
  gap: space(12),
  alignItems: 'flex-start',
  paddingBlock: space(4),
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}`,
});
