import { style } from '@vanilla-extract/css';
import { motion, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The group's name. */
export const legend = style({ fontSize: text(14), fontWeight: vars.font.weight.semibold, marginBlockEnd: space(8) });

/** The choices. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  selectors: { '&[data-cards]': { gap: space(12) } },
});

/** One choice as a row. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minBlockSize: tapTarget,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

/** One choice as a card with free content. */
export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(16),
  padding: space(16),
  border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  borderRadius: radius('medium'),
  background: vars.color.surfaceRaised,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted },
    '&:has([data-state="checked"])': {
      borderColor: vars.color.lineStrong,
      boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.lineStrong}`,
    },
    '&:has([data-disabled])': {
      color: vars.color.textMuted,
      background: vars.color.surfaceSunken,
      cursor: 'not-allowed',
    },
  },
});

/** The ring of a choice. */
export const ring = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius('circle'),
  border: `${vars.line.medium} solid ${vars.color.textMuted}`,
  background: vars.color.surfaceRaised,
  selectors: { '&[data-state="checked"]': { borderColor: vars.color.brand } },
});

/** The dot of the chosen one. */
export const dot = style({
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: radius('circle'),
  background: vars.color.brand,
  border: `6px solid ${vars.color.brand}`,
  transition: `transform ${motion('quick')}`,
});

/** Content beside the ring of a card. */
export const cardBody = style({ flex: 1, minInlineSize: 0 });
