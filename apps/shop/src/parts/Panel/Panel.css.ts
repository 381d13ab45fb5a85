import { media, radius, space, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The raised frame around a part of a page of the back office or of an account; its content has its own layout. */
export const panelFrame = style({
  minInlineSize: 0,
  padding: space(24),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { padding: space(16) } },
});
