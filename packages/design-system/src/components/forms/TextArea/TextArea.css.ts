import { style } from '@vanilla-extract/css';
import { box } from '../Field/Field.css.ts';
import { space, text } from '../../../theme/scale.ts';

/** The border around the lines of text. */
export const frame = style([box, { alignItems: 'stretch', paddingBlock: space(12) }]);

/** The lines of text; it grows with the text where the browser supports it; otherwise it can be resized by hand. */
export const lines = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: text(16),
  lineHeight: 1.5,
  resize: 'vertical',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
