import { media, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Height of a drawing with its title, px. */
export const chartHeight = 168;

/** On a phone the charts come after the orders, which an owner looks for first. */
export const root = style({ position: 'relative', minWidth: 0, '@media': { [media.mobile]: { order: 1 } } });

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(24),
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const chart = style({ margin: 0, minWidth: 0, height: `${chartHeight}px` });

export const waiting = style({ height: `${chartHeight}px`, aspectRatio: 'auto' });

export const title = style({ fontSize: text(14), color: vars.color.textMuted, paddingBlockEnd: space(8) });

export const tip = style({
  display: 'grid',
  padding: `${space(8)} ${space(12)}`,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontSize: text(14),
  fontVariantNumeric: 'tabular-nums',
});

/** For screen readers only: the charts show the same. */
export const heard = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
