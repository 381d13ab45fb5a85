import { style } from '@vanilla-extract/css';
import { space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { tabular } from '../../style-parts.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  margin: 0,
  /**
   * Its text is sized by its container width, so its content gives it no width; without a minimum it would be one
   * letter wide in a row.
   */
  minInlineSize: 'min(10rem, 100%)',
  containerType: 'inline-size',
  paddingBlock: space(16),
  borderBlockStart: `${vars.line.thick} solid ${vars.color.lineStrong}`,
  color: vars.color.textStrong,
});

export const label = style({ fontSize: text(14), color: vars.color.textMuted });

export const value = style({
  margin: 0,
  /** Long numbers shrink with the card before they wrap. */
  fontSize: `clamp(${text(22)}, 11cqi, ${text(36)})`,
  fontWeight: vars.font.weight.heading,
  lineHeight: 1.1,
  letterSpacing: vars.font.tracking.headline,
  overflowWrap: 'anywhere',
  ...tabular,
  selectors: { '&[data-state="loading"]': { color: vars.color.textMuted } },
});

export const detail = style({ margin: 0, fontSize: text(14), color: vars.color.textMuted, ...tabular });
