import { globalStyle, style } from '@vanilla-extract/css';
import { space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Running text of a static page, 65–72 characters a line. */
export const prose = style({ maxInlineSize: '68ch', fontSize: text(16), lineHeight: 1.6, overflowWrap: 'break-word' });

globalStyle(`${prose} > * + *`, { marginBlockStart: space(16) });
globalStyle(`${prose} > h2`, {
  marginBlockStart: space(48),
  fontSize: text(28),
  fontWeight: 800,
  fontStretch: '120%',
  lineHeight: 1.1,
});
globalStyle(`${prose} > h3`, {
  marginBlockStart: space(32),
  fontSize: text(18),
  fontWeight: 700,
  fontStretch: '114%',
  lineHeight: 1.25,
});
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: space(24) });
globalStyle(`${prose} li + li`, { marginBlockStart: space(8) });
globalStyle(`${prose} li::marker`, { color: vars.color.brand, fontWeight: 700 });
globalStyle(`${prose} a`, {
  textDecoration: 'underline',
  textDecorationColor: vars.color.brand,
  textUnderlineOffset: '0.22em',
});
globalStyle(`${prose} strong`, { fontWeight: 700 });
globalStyle(`${prose} table`, { inlineSize: '100%', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${prose} :is(th, td)`, {
  padding: `${space(8)} ${space(12)} ${space(8)} 0`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
globalStyle(`${prose} hr`, { borderBlockStart: `1px solid ${vars.color.lineSoft}` });
globalStyle(`${prose} blockquote`, {
  paddingInlineStart: space(16),
  borderInlineStart: `3px solid ${vars.color.accent}`,
});
