import { media, negative, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const brand = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space(16),
  paddingBlockEnd: space(32),
  borderBlockEnd: `1px solid color-mix(in srgb, ${vars.color.textInverse} 25%, transparent)`,
  fontSize: `min(clamp(${text(48)}, 9vw, 8rem), 16vw)`,
  '@media': { [media.mobile]: { paddingBlockEnd: space(24) } },
});

export const tagline = style({ margin: 0, fontSize: text(18), lineHeight: 1.3 });

export const address = style({ display: 'grid', fontStyle: 'normal' });

export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tapTarget,
  width: 'fit-content',
  color: 'inherit',
  selectors: { '&:hover': { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: '4px' } },
});

export const socials = style({
  display: 'flex',
  gap: space(4),
  margin: 0,
  padding: 0,
  marginInline: negative(space(12)),
  listStyle: 'none',
});

export const social = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: tapTarget,
  height: tapTarget,
  color: 'inherit',
  selectors: { '&:hover': { color: vars.color.accent } },
});
