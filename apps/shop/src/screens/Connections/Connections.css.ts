import { media, radius, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: space(24), minInlineSize: 0 });

export const panel = style({
  display: 'grid',
  gap: space(24),
  padding: space(24),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  '@media': { [media.mobile]: { padding: space(16) } },
});

export const scopes = style({ display: 'grid', gap: space(4) });

export const legend = style({ fontWeight: 600 });

export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: text(14) });

export const narrow = style({ maxInlineSize: '20rem' });

export const quiet = style({ color: vars.color.textMuted, fontSize: text(14) });
