import { style } from '@vanilla-extract/css';
import { radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareList, tabular } from '../../style-parts.ts';

/** The CSS variables that carry the two colours of a pair. */
export const sampleVars = { foreground: '--k-sample-text', background: '--k-sample-ground' } as const;

export const root = style({
  ...bareList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: space(8),
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(12),
  minBlockSize: '44px',
  color: vars.color.textStrong,
});

export const sample = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '36px',
  border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  color: `var(${sampleVars.foreground})`,
  background: `var(${sampleVars.background})`,
  fontWeight: vars.font.weight.bold,
  forcedColorAdjust: 'none',
});

export const names = style({ minInlineSize: 0, fontSize: text(14), overflowWrap: 'anywhere' });

export const ratio = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(4),
  fontSize: text(14),
  fontWeight: vars.font.weight.semibold,
  ...tabular,
  selectors: {
    '&[data-passes="false"]': { color: vars.color.danger },
    '&[data-passes="true"]': { color: vars.color.success },
  },
});
