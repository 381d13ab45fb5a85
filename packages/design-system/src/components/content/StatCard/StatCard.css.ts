import { style } from '@vanilla-extract/css';
import { space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { tabular } from '../../styleParts.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  margin: 0,
  minWidth: 0,
  containerType: 'inline-size',
  paddingBlock: space(16),
  borderBlockStart: `2px solid ${vars.color.lineStrong}`,
  color: vars.color.textStrong,
});

export const label = style({ fontSize: text(14), color: vars.color.textMuted });

export const value = style({
  margin: 0,
  /** Long sums shrink with the card before they break. */
  fontSize: `clamp(${text(22)}, 11cqi, ${text(36)})`,
  fontWeight: 800,
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  ...tabular,
  selectors: { '&[data-state="loading"]': { color: vars.color.textMuted } },
});

export const detail = style({ margin: 0, fontSize: text(14), color: vars.color.textMuted, ...tabular });
