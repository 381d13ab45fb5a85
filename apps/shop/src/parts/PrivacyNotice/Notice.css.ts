import { space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({ color: vars.color.textMuted, fontSize: text(14) });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  minBlockSize: tapTarget,
  cursor: 'pointer',
  '::before': { content: '+', inlineSize: space(12) },
  selectors: { 'details[open] > &::before': { content: '–' } },
});

export const content = style({ display: 'grid', gap: space(12), paddingBlockEnd: space(12) });

export const items = style({ display: 'grid', gap: space(8), paddingInlineStart: space(24), listStyle: 'disc' });
