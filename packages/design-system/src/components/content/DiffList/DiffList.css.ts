import { style } from '@vanilla-extract/css';
import { space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareList, screenReaderOnly, tabular } from '../../style-parts.ts';

export const root = style({ ...bareList, containerType: 'inline-size', color: vars.color.textStrong });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
  columnGap: space(16),
  rowGap: space(4),
  paddingBlock: space(12),
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  '@container': { '(max-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const name = style({ fontWeight: vars.font.weight.semibold, overflowWrap: 'anywhere' });
export const values = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space(8), ...tabular });

const value = style({ minInlineSize: 0, paddingInline: space(4), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

/** Struck through as well as coloured, because colour alone must not carry meaning. */
export const before = style([value, { background: vars.color.dangerSoft, textDecoration: 'line-through' }]);
export const after = style([value, { background: vars.color.successSoft, textDecoration: 'none' }]);
export const nothing = style({
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: text(14),
  overflowWrap: 'anywhere',
});
export const spoken = style(screenReaderOnly);
