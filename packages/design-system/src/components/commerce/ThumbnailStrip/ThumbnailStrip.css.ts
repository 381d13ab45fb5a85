import { style } from '@vanilla-extract/css';
import { media, radius, space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareButton, bareList } from '../../styleParts.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(8),
  width: '96px',
  '@media': { [media.tablet]: { flexDirection: 'row', width: 'auto' } },
});

export const list = style({
  ...bareList,
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
  width: '100%',
  '@media': { [media.tablet]: { flexDirection: 'row' } },
});

export const item = style({ '@media': { [media.tablet]: { flex: '1 1 0', minWidth: 0 } } });

export const thumb = style({
  ...bareButton,
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius(2),
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineSoft}`,
  /** Shadows vanish there; the frame takes its place. */
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  selectors: {
    '&[aria-pressed="true"]': {
      boxShadow: `0 0 0 2px ${vars.color.surfacePage}, 0 0 0 4px ${vars.color.lineStrong}`,
      '@media': { [media.forcedColors]: { border: '4px solid Highlight' } },
    },
  },
});

export const pager = style({ '@media': { [media.tablet]: { transform: 'rotate(-90deg)' } } });
