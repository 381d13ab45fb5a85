import { layer, space, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** At the foot of the screen until the end of the list. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.stickyBar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(12),
  padding: `${space(8)} ${space(16)} calc(${space(8)} + env(safe-area-inset-bottom))`,
  background: vars.color.surfaceRaised,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  '@media': { print: { display: 'none' } },
});

/** Keeps focused elements clear of the bar (WCAG 2.4.11). */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: space(96) });
