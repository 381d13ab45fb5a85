import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(24),
  minInlineSize: 0,
  alignContent: 'start',
});

export const name = style({ margin: 0, outline: 'none', overflowWrap: 'anywhere' });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(24),
  minInlineSize: 0,
  scrollMarginBlock: space(16),
});

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) });

export const delivery = style({ display: 'flex', alignItems: 'center', gap: space(8) });

/** Hidden where the button is in the bottom bar. */
export const button = style({ '@media': { [media.bottomBar]: { display: 'none' } } });
