import { style } from '@vanilla-extract/css';
import { media, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { tabular, wideHeadline } from '../../style-parts.ts';

export const root = style({
  padding: space(24),
  border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  '@media': {
    [media.aboveMobile]: { selectors: { '&[data-place="beside"]': { position: 'sticky', insetBlockStart: '136px' } } },
    [media.mobile]: { padding: space(16) },
  },
});

export const title = style({ ...wideHeadline, fontSize: text(18), marginBlockEnd: space(16) });
export const list = style({ margin: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(16),
  paddingBlock: space(8),
  fontSize: text(16),
});

export const total = style([
  row,
  {
    marginBlockStart: space(8),
    paddingBlockStart: space(16),
    borderBlockStart: `${vars.line.thin} solid ${vars.color.lineStrong}`,
    fontWeight: vars.font.weight.bold,
    fontSize: text(18),
  },
]);

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const value = style({
  margin: 0,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  ...tabular,
  selectors: { '&[data-tone="saving"]': { color: vars.color.saving } },
});

export const note = style({ margin: 0, marginBlockStart: space(8), fontSize: text(14), color: vars.color.textMuted });
export const action = style({ marginBlockStart: space(16), display: 'flex', flexDirection: 'column', gap: space(8) });
