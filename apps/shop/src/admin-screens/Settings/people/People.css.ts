import { space, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Takes the focus when its buttons go. */
export const box = style({
  minInlineSize: 0,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const progress = style({ inlineSize: '100%', blockSize: space(8), accentColor: vars.color.textStrong });
