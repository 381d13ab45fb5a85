import { keyframes, style } from '@vanilla-extract/css';
import { media, motion, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Where toasts stand: lower right, on a phone above the thumb. Presses pass between them. */
export const region = style({
  position: 'fixed',
  zIndex: 60,
  insetBlockEnd: space(24),
  insetInlineEnd: space(24),
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
  inlineSize: 'min(400px, calc(100vw - 32px))',
  pointerEvents: 'none',
  '@media': {
    [media.mobile]: { insetInlineEnd: space(16), insetBlockEnd: `calc(80px + env(safe-area-inset-bottom))` },
  },
});

/** One live region per urgency. */
export const live = style({ display: 'flex', flexDirection: 'column', gap: space(8) });

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** A strip of ink; the tone shows in the bar at its start and in its sign. */
export const toast = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(12),
  paddingBlock: space(8),
  paddingInline: `${space(16)} ${space(4)}`,
  borderInlineStart: `4px solid ${vars.color.accent}`,
  borderRadius: radius(2),
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  pointerEvents: 'auto',
  animation: `${enter} ${motion('calm')}`,
  selectors: {
    '&[data-tone="success"]': { borderInlineStartColor: vars.color.success },
    '&[data-tone="danger"]': { borderInlineStartColor: vars.color.danger },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** The sign keeps to the first line. */
export const sign = style({ paddingBlock: '10px', display: 'inline-flex' });

/** Title and detail. */
export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: '10px', overflowWrap: 'anywhere' });

/** What happened. */
export const title = style({ fontWeight: 700, lineHeight: 1.4 });

/** Why, or what to do. */
export const detail = style({ fontSize: text(14), lineHeight: 1.4, opacity: 0.86 });

/** The one thing to do, as a word in marigold under a line. */
export const action = style({
  minBlockSize: '44px',
  paddingInline: space(12),
  fontWeight: 700,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.25em',
});

/** The list of recent notifications. */
export const history = style({ display: 'flex', flexDirection: 'column' });

/** One past notification. */
export const historyItem = style({
  display: 'flex',
  gap: space(12),
  alignItems: 'flex-start',
  paddingBlock: space(4),
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
