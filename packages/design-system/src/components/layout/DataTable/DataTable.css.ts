import { style } from '@vanilla-extract/css';
import { layer, media, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { screenReaderOnly, tabular } from '../../style-parts.ts';

/** The table scrolls inside this box, so that the page never does sideways. */
export const scroller = style({
  overflow: 'auto',
  maxBlockSize: '72vh',
  border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  '@media': { [media.mobile]: { maxBlockSize: 'none', border: 0, background: 'transparent' } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text(14),
  color: vars.color.textStrong,
  ...tabular,
  '@media': { [media.mobile]: { display: 'block' } },
});

export const caption = style(screenReaderOnly);

export const head = style({ '@media': { [media.mobile]: { ...screenReaderOnly } } });

export const headCell = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.base,
  padding: `${space(12)} ${space(16)}`,
  background: vars.color.surfaceSunken,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineStrong}`,
  textAlign: 'start',
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
});

export const body = style({
  '@media': { [media.mobile]: { display: 'flex', flexDirection: 'column', gap: space(12) } },
});

export const row = style({
  selectors: {
    '&[data-state="active"]': { background: vars.color.brandSoft },
    '&[data-state="busy"]': { background: vars.color.surfaceSunken },
    '&[data-state="failed"]': { background: vars.color.dangerSoft },
  },
  '@media': {
    [media.mobile]: {
      display: 'block',
      padding: `${space(8)} ${space(16)}`,
      border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
      borderRadius: radius('small'),
      background: vars.color.surfaceRaised,
    },
  },
});

export const cell = style({
  padding: `${space(12)} ${space(16)}`,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
  minInlineSize: '88px',
  maxInlineSize: '320px',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'min(7rem, 40%) minmax(0, 1fr)',
      gap: space(12),
      padding: `${space(8)} 0`,
      maxInlineSize: 'none',
      overflowWrap: 'anywhere',
      selectors: {
        '&::before': {
          content: 'attr(data-label) / ""',
          color: vars.color.textMuted,
          fontWeight: vars.font.weight.regular,
        },
        '&[data-align="end"]': { textAlign: 'start' },
        '&:last-child': { borderBlockEnd: 0 },
      },
    },
  },
});

export const rowHead = style([cell, { fontWeight: vars.font.weight.semibold }]);
export const value = style({ minInlineSize: 0 });
