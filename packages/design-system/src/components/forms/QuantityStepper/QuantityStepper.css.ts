import { style } from '@vanilla-extract/css';
import { radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareButton, tabular } from '../../style-parts.ts';

export const root = style({ position: 'relative', display: 'inline-flex', flexDirection: 'column', gap: space(4) });

export const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
});

export const step = style({
  ...bareButton,
  inlineSize: tapTarget,
  blockSize: tapTarget,
  display: 'grid',
  placeItems: 'center',
  fontSize: text(18),
  color: vars.color.textStrong,
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.textMuted, opacity: 0.6, cursor: 'not-allowed' },
    '&:hover:not([aria-disabled="true"])': { background: vars.color.surfaceSunken },
    [`${root}[data-state="busy"] &`]: { cursor: 'progress' },
  },
});

export const value = style({
  minInlineSize: '40px',
  textAlign: 'center',
  fontSize: text(16),
  fontWeight: vars.font.weight.semibold,
  ...tabular,
  selectors: { [`${root}[data-state="busy"] &`]: { color: vars.color.textMuted } },
});

export const reason = style({ fontSize: text(12), color: vars.color.textMuted, margin: 0, maxInlineSize: '24ch' });
