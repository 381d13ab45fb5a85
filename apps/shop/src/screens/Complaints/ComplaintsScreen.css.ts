import { media, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(32),
  maxInlineSize: '45rem',
  paddingBlock: `${space(48)} ${space(96)}`,
  '@media': { [media.mobile]: { gap: space(24), paddingBlock: `${space(24)} ${space(48)}` } },
});

export const facts = style({ display: 'grid', gap: space(16), margin: 0 });

export const term = style({ color: vars.color.textMuted, fontSize: text(14) });

export const value = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  margin: 0,
  color: vars.color.textStrong,
  overflowWrap: 'anywhere',
});

export const form = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space(16) });

export const field = style({ inlineSize: '100%' });
