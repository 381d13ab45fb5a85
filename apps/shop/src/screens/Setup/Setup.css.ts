import { media, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space(8),
  padding: 0,
  fontSize: text(14),
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const step = style({
  paddingBlock: space(8),
  borderBlockStart: `3px solid ${vars.color.lineSoft}`,
  color: vars.color.textMuted,
  selectors: {
    '&[aria-current="step"]': { borderColor: vars.color.accent, color: vars.color.textStrong, fontWeight: 600 },
  },
});
