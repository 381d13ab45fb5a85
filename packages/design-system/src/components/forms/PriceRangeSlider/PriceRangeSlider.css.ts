import { style } from '@vanilla-extract/css';
import { media, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { tabular } from '../../styleParts.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space(12), color: vars.color.textStrong });

export const slider = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: tapTarget,
  /** Half a thumb, so that both ends of the track are reachable without leaving the box. */
  marginInline: space(12),
  touchAction: 'none',
  userSelect: 'none',
});

export const track = style({
  position: 'relative',
  flexGrow: 1,
  height: '4px',
  borderRadius: radius('pill'),
  background: vars.color.lineSoft,
});
export const range = style({
  position: 'absolute',
  height: '100%',
  borderRadius: 'inherit',
  background: vars.color.brand,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const thumb = style({
  position: 'relative',
  display: 'block',
  width: '24px',
  height: '24px',
  boxSizing: 'border-box',
  borderRadius: radius('pill'),
  border: `2px solid ${vars.color.brand}`,
  background: vars.color.surfaceRaised,
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&::after': { content: '""', position: 'absolute', insetBlock: '-12px' },
    /** The thumbs stand outside their values, so that ten apart they still lie side by side. */
    '&[data-end="low"]': { insetInlineStart: '-12px' },
    '&[data-end="low"]::after': { insetInline: '-22px -2px' },
    '&[data-end="high"]': { insetInlineStart: '12px' },
    '&[data-end="high"]::after': { insetInline: '-2px -22px' },
  },
});

export const fields = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(12) });
export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minWidth: 0,
  fontSize: text(14),
  color: vars.color.textMuted,
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: tapTarget,
  paddingInline: space(12),
  border: `1px solid ${vars.color.textMuted}`,
  borderRadius: radius(2),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: '40px',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  fontSize: text(16),
  appearance: 'textfield',
  ...tabular,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
