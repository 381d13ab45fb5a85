import { media, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(24),
  paddingBlock: `${space(24)} ${space(64)}`,
  minHeight: '420px',
  '@media': { [media.mobile]: { paddingBlock: `${space(16)} ${space(48)}` } },
});

export const facts = style({ margin: 0, color: vars.color.textMuted, fontSize: text(16) });

export const steps = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
});

export const step = style({ display: 'flex', flexWrap: 'wrap', gap: space(12), color: vars.color.textStrong });

export const moment = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
