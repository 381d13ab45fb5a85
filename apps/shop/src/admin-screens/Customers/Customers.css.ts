import { media, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto',
  gap: space(16),
  alignItems: 'end',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space(12) } },
});

export const search = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space(8) });

/** Below a name, in its cell. */
export const quiet = style({ color: vars.color.textMuted, fontSize: text(14), fontWeight: 400 });
