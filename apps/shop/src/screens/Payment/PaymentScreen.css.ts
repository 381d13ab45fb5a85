import { media, radius, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(24),
  minHeight: '420px',
  paddingBlock: `${space(24)} ${space(64)}`,
  '@media': { [media.mobile]: { gap: space(16), paddingBlock: `${space(16)} ${space(48)}` } },
});

export const skeleton = style({ minHeight: '320px' });

export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(24),
  maxInlineSize: '640px',
  minWidth: 0,
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(16),
  minWidth: 0,
  padding: space(24),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { padding: space(16) } },
});

export const amount = style({
  margin: 0,
  color: vars.color.textStrong,
  fontSize: text(28),
  fontVariantNumeric: 'tabular-nums',
});

export const timeLeft = style({ margin: 0, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

/** Only where a payment app can be on the same device. */
export const onPhone = style({
  display: 'none',
  inlineSize: '100%',
  '@media': { [media.mobile]: { display: 'block' } },
});

/** Only where another device scans it. */
export const onWide = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const scan = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(24), minWidth: 0 });

/** Dark modules on white, as readers need it in every theme. */
export const code = style({ inlineSize: '220px', blockSize: '220px', background: 'white' });

export const facts = style({ display: 'grid', gap: space(8), margin: 0, minWidth: 0 });

export const term = style({ color: vars.color.textMuted, fontSize: text(14) });

export const value = style({ margin: 0, color: vars.color.textStrong, overflowWrap: 'anywhere' });

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(16), inlineSize: '100%' });
