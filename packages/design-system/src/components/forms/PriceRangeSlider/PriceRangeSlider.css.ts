import { style } from '@vanilla-extract/css';
import { media, negative, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focusRing, tabular } from '../../style-parts.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space(12), color: vars.color.textStrong });

export const slider = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: tapTarget,
  /** Half a thumb, so that both ends of the track are reachable without leaving the box. */
  marginInline: space(12),
  touchAction: 'none',
  userSelect: 'none',
});

export const track = style({
  position: 'relative',
  flexGrow: 1,
  blockSize: '4px',
  borderRadius: radius('pill'),
  background: vars.color.lineSoft,
});
export const range = style({
  position: 'absolute',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: vars.color.brand,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const thumb = style({
  position: 'relative',
  display: 'block',
  inlineSize: '24px',
  blockSize: '24px',
  boxSizing: 'border-box',
  borderRadius: radius('pill'),
  border: `${vars.line.thick} solid ${vars.color.brand}`,
  background: vars.color.surfaceRaised,
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&::after': { content: '""', position: 'absolute', insetBlock: negative(space(12)) },
    /** The thumbs are outside of their values, so that they do not overlap at the min gap. */
    '&[data-end="low"]': { insetInlineStart: negative(space(12)) },
    '&[data-end="low"]::after': { insetInline: '-22px -2px' },
    '&[data-end="high"]': { insetInlineStart: space(12) },
    '&[data-end="high"]::after': { insetInline: '-2px -22px' },
  },
});

export const fields = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(12) });
export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minInlineSize: 0,
  fontSize: text(14),
  color: vars.color.textMuted,
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minBlockSize: tapTarget,
  paddingInline: space(12),
  border: `${vars.line.thin} solid ${vars.color.textMuted}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  selectors: { '&:focus-within': { ...focusRing } },
});

export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '40px',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  fontSize: text(16),
  appearance: 'textfield',
  ...tabular,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
