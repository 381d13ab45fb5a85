import { style } from '@vanilla-extract/css';
import { radius, space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

const wide = '(min-width: 52rem)';

export const root = style({ containerType: 'inline-size' });

/** One view at a time; both, side by side, where there is room. */
export const views = style({
  display: 'grid',
  gap: space(16),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});

export const switches = style({
  display: 'flex',
  gap: space(8),
  marginBlockEnd: space(12),
  '@container': { [wide]: { display: 'none' } },
});

export const view = style({
  minInlineSize: 0,
  selectors: { '&[data-shown="false"]': { display: 'none' } },
  '@container': { [wide]: { selectors: { '&[data-shown="false"]': { display: 'block' } } } },
});

export const preview = style({
  maxBlockSize: '70vh',
  overflow: 'auto',
  padding: space(16),
  border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfacePage,
  color: vars.color.textStrong,
});
