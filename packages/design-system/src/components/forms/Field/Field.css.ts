import { style } from '@vanilla-extract/css';
import { media, motion, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focusRing, screenReaderOnly } from '../../style-parts.ts';

/** Label, control and messages, one under another. */
export const field = style({ display: 'flex', flexDirection: 'column', gap: space(8), minInlineSize: 0 });

/** The name of a field. */
export const label = style({
  fontSize: text(14),
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.35,
  color: vars.color.textStrong,
  overflowWrap: 'anywhere',
});

/** A label for screen readers only. */
export const spoken = style(screenReaderOnly);

/** Mark of an optional field. */
export const optional = style({ fontWeight: vars.font.weight.regular, color: vars.color.textMuted });

/** Help under a field. */
export const hint = style({ fontSize: text(14), lineHeight: 1.4, color: vars.color.textMuted });

/** Error text, with an icon, so that it does not depend on colour. */
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(8),
  fontSize: text(14),
  lineHeight: 1.4,
  fontWeight: vars.font.weight.medium,
  color: vars.color.danger,
  overflowWrap: 'anywhere',
});

/** The border around a control. The focus ring is on it, not on the input inside. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  minBlockSize: vars.density.control,
  paddingInline: space(16),
  border: `${vars.line.thin} solid ${vars.color.textMuted}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  transition: `border-color ${motion('quick')}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:has(:focus-visible)': {
      ...focusRing,
      borderColor: vars.color.lineStrong,
    },
    '&:has(:is(button, [type="color"]):focus-visible)': { outline: 'none' },
    '&:has([aria-invalid="true"])': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.danger}`,
    },
    '&:has(> :disabled)': { background: vars.color.surfaceSunken, color: vars.color.textMuted },
  },
  '@media': { [media.forcedColors]: { borderColor: 'FieldText' } },
});

/** The input inside the box. Min 16 px, because phones zoom into smaller text. */
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: tapTarget,
  fontSize: text(16),
  lineHeight: 1.4,
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.textStrong,
      boxShadow: `inset 0 0 0 100px ${vars.color.surfaceRaised}`,
    },
  },
});

/** A sign or a control at either end of the box. */
export const slot = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { '&:last-child:has(button)': { marginInlineEnd: `calc(-1 * ${space(12)})` } },
});
