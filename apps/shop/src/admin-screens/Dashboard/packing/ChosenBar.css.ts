import { layer, media, space, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** At the foot of the screen while the table is longer than it. In a low window it would hide the rows. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.stickyBar,
  display: 'grid',
  gap: space(8),
  paddingBlock: `${space(8)} calc(${space(8)} + env(safe-area-inset-bottom))`,
  paddingInline: space(16),
  background: vars.color.surfaceRaised,
  borderBlockStart: `2px solid ${vars.color.lineStrong}`,
  '@media': {
    // Toasts are lower left there.
    [media.aboveTablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
    [media.mobile]: { marginInline: `calc(-1 * ${space(16)})` },
    [media.short]: { position: 'static' },
  },
});

// Messages have a row of their own.
globalStyle(`${bar} > [role="alert"], ${bar} > [role="status"]`, { gridColumn: '1 / -1' });

/** Keeps focused elements clear of the bar (WCAG 2.4.11). */
globalStyle(`html:has(${bar})`, {
  '@media': { '(min-height: 481px)': { scrollPaddingBlockEnd: '140px' } },
});

export const refusals = style({ gridColumn: '1 / -1', maxBlockSize: '30vh', overflowY: 'auto' });

export const refusal = style({ margin: 0 });

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(8) });

export const count = style({
  flexGrow: 1,
  color: vars.color.textStrong,
  fontSize: text(16),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** On a phone four buttons share the row under the thumb. */
export const acts = style({
  display: 'flex',
  gap: space(8),
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space(4) } },
});

globalStyle(`${acts} > button`, { '@media': { [media.mobile]: { paddingInline: space(4) } } });
