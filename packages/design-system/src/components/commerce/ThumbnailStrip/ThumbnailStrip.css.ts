import { style } from '@vanilla-extract/css';
import { media, radius, space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareButton, bareList } from '../../style-parts.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(8),
  inlineSize: '96px',
  '@media': { [media.tablet]: { flexDirection: 'row', inlineSize: 'auto' } },
});

export const list = style({
  ...bareList,
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
  inlineSize: '100%',
  '@media': { [media.tablet]: { flexDirection: 'row' } },
});

export const item = style({ '@media': { [media.tablet]: { flex: '1 1 0', minInlineSize: 0 } } });

export const thumb = style({
  ...bareButton,
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.lineSoft}`,
  /** Forced colours remove shadows; a border replaces them. */
  '@media': { [media.forcedColors]: { border: `${vars.line.thin} solid ButtonText` } },
  selectors: {
    '&[aria-pressed="true"]': {
      boxShadow: `0 0 0 ${vars.line.thick} ${vars.color.surfacePage}, 0 0 0 4px ${vars.color.lineStrong}`,
      '@media': { [media.forcedColors]: { border: `${vars.line.bar} solid Highlight` } },
    },
  },
});

export const pager = style({ '@media': { [media.tablet]: { transform: 'rotate(-90deg)' } } });
