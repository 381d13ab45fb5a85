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
