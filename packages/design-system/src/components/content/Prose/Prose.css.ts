import { globalStyle, style } from '@vanilla-extract/css';
import { space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { underlineOffset } from '../../style-parts.ts';

/** Running text of a static page, 65–72 characters a line. */
export const prose = style({ maxInlineSize: '68ch', fontSize: text(16), lineHeight: 1.6, overflowWrap: 'break-word' });

globalStyle(`${prose} > * + *`, { marginBlockStart: space(16) });
globalStyle(`${prose} > h2`, {
  marginBlockStart: space(48),
  /** With enlarged text on a phone, the longest word still fits in one line. */
  fontSize: `min(${text(28)}, 9vw)`,
  fontWeight: vars.font.weight.heading,
  fontStretch: vars.font.width.headline,
  lineHeight: 1.1,
});
globalStyle(`${prose} > h3`, {
  marginBlockStart: space(32),
  fontSize: text(18),
  fontWeight: vars.font.weight.bold,
  fontStretch: vars.font.width.label,
  lineHeight: 1.25,
});
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: space(24) });
globalStyle(`${prose} li + li`, { marginBlockStart: space(8) });
globalStyle(`${prose} li::marker`, { color: vars.color.brand, fontWeight: vars.font.weight.bold });
globalStyle(`${prose} a`, {
  textDecoration: 'underline',
  textDecorationColor: vars.color.brand,
  textUnderlineOffset: underlineOffset,
});
globalStyle(`${prose} strong`, { fontWeight: vars.font.weight.bold });
globalStyle(`${prose} table`, { inlineSize: '100%', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${prose} :is(th, td)`, {
  padding: `${space(8)} ${space(12)} ${space(8)} 0`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}`,
});
/** The next columns leave the first one enough for a usual word. */
globalStyle(`${prose} :is(th, td):first-child`, { minInlineSize: '5.5em' });
globalStyle(`${prose} hr`, { borderBlockStart: `${vars.line.thin} solid ${vars.color.lineSoft}` });
globalStyle(`${prose} blockquote`, {
  paddingInlineStart: space(16),
  borderInlineStart: `${vars.line.bar} solid ${vars.color.accent}`,
});
