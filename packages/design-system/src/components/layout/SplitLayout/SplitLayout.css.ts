import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minBlockSize: '100svh',
  background: vars.color.surfacePage,
  color: vars.color.textStrong,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const half = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${space(32)} ${space(48)}`,
  '@media': { [media.mobile]: { padding: `${space(16)}` } },
});

export const middle = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '27.5rem',
  marginInline: 'auto',
  paddingBlock: space(48),
  '@media': { [media.mobile]: { justifyContent: 'flex-start', paddingBlock: space(32) } },
});

export const picture = style({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100svh',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  '@media': { [media.tablet]: { display: 'none' } },
});
