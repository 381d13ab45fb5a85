import { style } from '@vanilla-extract/css';
import { space, tapTarget } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Field and button close together: two fields beside each other on a phone have room for a whole day. */
export const box = style({ gap: 0, paddingInlineStart: space(12) });

/** The button at the end of the field, with the place at which the browser opens its calendar. */
export const calendar = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: tapTarget,
  blockSize: tapTarget,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.textStrong,
  cursor: 'pointer',
  // The button ends with the field: a ring around it would cross the field's edge.
  ':focus-visible': { outlineOffset: `calc(-1 * ${space(4)})` },
});

export const slot = style({ position: 'relative', display: 'inline-flex', marginInlineEnd: `calc(-1 * ${space(12)})` });

/** The browser's own field: it only holds the calendar, so it is neither seen nor pressed. */
export const native = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
