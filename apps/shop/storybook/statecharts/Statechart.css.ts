import { fontFamily, space, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The shop's colours and letters for the viewer. */
const inShopColours = {
  '--statechart-paper': vars.color.surfaceRaised,
  '--statechart-ink': vars.color.textStrong,
  '--statechart-muted': vars.color.textMuted,
  '--statechart-accent': vars.color.brand,
  '--statechart-active': vars.color.brandSoft,
  '--statechart-border': `color-mix(in srgb, ${vars.color.textMuted} 45%, transparent)`,
  '--statechart-line': vars.color.textMuted,
  '--statechart-taken': vars.color.sale,
  '--statechart-font': fontFamily,
} as const;

export const page = style({ display: 'grid', gap: space(32), maxWidth: '100%', vars: inShopColours });

/**
 * A chart above the screen that drives it. They are never beside each other: the screen's columns follow the width of
 * the window, so it needs all of it.
 */
export const live = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' });

export const chart = style({
  padding: space(16),
  background: vars.color.surfaceRaised,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  vars: { ...inShopColours, '--statechart-max-height': '45vh' },
});

globalStyle(`${chart} .statechart-details`, { maxBlockSize: '45vh', overflow: 'auto' });
