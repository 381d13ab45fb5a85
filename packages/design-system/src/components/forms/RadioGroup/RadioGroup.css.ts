import { style } from '@vanilla-extract/css';
import { radius, space, tapTarget, text } from '../../../theme/scale.ts';
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
    '&:has(:checked)': {
      borderColor: vars.color.lineStrong,
      boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.lineStrong}`,
    },
    '&:has(:disabled)': {
      color: vars.color.textMuted,
      background: vars.color.surfaceSunken,
      cursor: 'not-allowed',
    },
  },
});

/** The ring of a choice, with a dot when it is the chosen one. */
export const ring = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  margin: 0,
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius('circle'),
  border: `${vars.line.medium} solid ${vars.color.textMuted}`,
  background: vars.color.surfaceRaised,
  selectors: {
    '&:checked': { borderColor: vars.color.brand },
    // A border, because a background is not shown in forced colours.
    '&:checked::before': {
      content: '""',
      inlineSize: 0,
      blockSize: 0,
      borderRadius: radius('circle'),
      border: `6px solid ${vars.color.brand}`,
    },
  },
});

/** Content beside the ring of a card. */
export const cardBody = style({ flex: 1, minInlineSize: 0 });
