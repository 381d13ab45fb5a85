import { space, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const controls = style({
  display: 'grid',
  gap: space(16),
  padding: space(24),
  background: vars.color.surfaceRaised,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(16) });

export const slider = style({ inlineSize: '100%', minBlockSize: space(24), accentColor: vars.color.brand });

/** The screen has the width it was recorded at, so it scrolls where there is less room. */
export const screen = style({ overflow: 'auto', borderBlock: `1px solid ${vars.color.lineStrong}` });

export const frame = style({ display: 'block', border: 0 });

export const chart = style({ padding: space(24) });
