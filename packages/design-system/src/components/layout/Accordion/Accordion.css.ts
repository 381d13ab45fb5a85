import { style } from '@vanilla-extract/css';
import { motion, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** One section: hairlines above and below, no box. */
export const item = style({
  borderBlockStart: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  selectors: { '&:last-child': { borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}` } },
});

/** The whole line is the button. */
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(16),
  inlineSize: '100%',
  minBlockSize: vars.density.controlLarge,
  paddingBlock: space(12),
  fontSize: text(16),
  fontWeight: vars.font.weight.bold,
  fontStretch: vars.font.width.label,
  textAlign: 'start',
});

/** The icon turns when its section opens. */
export const sign = style({
  transition: `transform ${motion('calm')}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
});

/** The section's content. */
export const content = style({ paddingBlockEnd: space(24), color: vars.color.textMuted });
