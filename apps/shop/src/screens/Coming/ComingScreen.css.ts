import { fontFamily, media, space, text as size, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(16),
  paddingBlock: space(96),
  textAlign: 'center',
  '@media': { [media.mobile]: { paddingBlock: space(48) } },
});

/** A running track's lanes; one of them is being run. */
export const lanes = style({
  width: 'min(320px, 80%)',
  fill: 'none',
  stroke: vars.color.lineSoft,
  strokeWidth: 3,
});

export const lead = style({ stroke: vars.color.accent, strokeWidth: 8, strokeLinecap: 'round' });
export const kicker = style({ fontSize: size(16), fontWeight: 600, color: vars.color.brand });

export const title = style({
  fontFamily,
  fontSize: `clamp(${size(36)}, 5vw, ${size(64)})`,
  fontStretch: '125%',
  fontWeight: 800,
  lineHeight: 1.05,
});

export const text = style({
  fontSize: size(18),
  maxWidth: '48ch',
  marginBlockEnd: space(8),
  color: vars.color.textMuted,
});
