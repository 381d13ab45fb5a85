import { style } from '@vanilla-extract/css';
import { media, motion, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The whole row is the target. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(16),
  minBlockSize: tapTarget,
  cursor: 'pointer',
  selectors: { '&:has([aria-disabled="true"])': { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

export const words = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const label = style({ display: 'block', fontWeight: vars.font.weight.semibold });
export const description = style({ display: 'block', fontSize: text(14), color: vars.color.textMuted });

const knob = '20px';
const inset = '4px';

/** The native checkbox, drawn as a track with a knob. */
export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '52px',
  blockSize: '28px',
  margin: 0,
  borderRadius: radius('pill'),
  border: `${vars.line.medium} solid ${vars.color.textMuted}`,
  background: vars.color.surfaceSunken,
  cursor: 'inherit',
  transition: `background ${motion('quick')}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(50% - ${knob} / 2)`,
      insetInlineStart: inset,
      inlineSize: knob,
      blockSize: knob,
      boxSizing: 'border-box',
      borderRadius: radius('pill'),
      background: vars.color.textMuted,
    },
    '&:checked': { background: vars.color.brand, borderColor: vars.color.brand },
    '&:checked::after': {
      insetInlineStart: 'auto',
      insetInlineEnd: inset,
      background: vars.color.onBrand,
    },
    '&[aria-disabled="true"]': { background: vars.color.surfaceSunken, borderColor: vars.color.lineSoft },
    '&[aria-disabled="true"]::after': { background: vars.color.textMuted },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::after': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::after': { background: 'HighlightText' },
      },
    },
  },
});

/** The state in words, so that it does not depend on colour and position only. */
export const state = style({ flex: 'none', fontSize: text(14), color: vars.color.textMuted });
