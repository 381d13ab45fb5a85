import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

/** Keeps the sign over the right end of the native control. */
export const frame = style({ position: 'relative', paddingInline: 0 });

/** The native control, without the browser's own sign. */
export const control = style({
  appearance: 'none',
  inlineSize: '100%',
  paddingInlineStart: space(16),
  // The sign's width and a gap on each side of it: in a narrow field the text needs the rest.
  paddingInlineEnd: '40px',
  textOverflow: 'ellipsis',
});

/** The sign; presses go through it. */
export const sign = style({ position: 'absolute', insetInlineEnd: space(12), pointerEvents: 'none' });
