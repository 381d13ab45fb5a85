import { media, radius, space, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(24),
  paddingBlock: `${space(24)} ${space(64)}`,
  '@media': { [media.mobile]: { paddingBlock: `${space(16)} ${space(48)}` } },
});

/** The shop on paper, where the page has no header. */
export const sender = style({
  display: 'none',
  margin: 0,
  fontSize: text(14),
  '@media': { print: { display: 'block' } },
});

export const sampleMark = style({ display: 'inline-flex', gap: space(12), alignItems: 'center', flexWrap: 'wrap' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  alignItems: 'start',
  gap: space(64),
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 304px', gap: space(32) },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(32) },
    print: { display: 'block' },
  },
});

/** On paper, where no grid parts them. */
globalStyle(`.${columns} > * + *`, { '@media': { print: { marginBlockStart: space(32) } } });

export const column = style({ display: 'flex', flexDirection: 'column', gap: space(32), minWidth: 0 });

/** Number, day and total side by side, as many as have room; each is as wide as its text in any font, so none breaks. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(24),
  margin: 0,
  padding: space(24),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  '@media': {
    [media.mobile]: { padding: space(16), gap: space(16) },
  },
});

export const fact = style({ flex: '1 0 auto', maxInlineSize: '100%' });

export const wide = style({ flex: '1 0 100%' });

export const term = style({ color: vars.color.textMuted, fontSize: text(14) });

export const value = style({
  margin: 0,
  color: vars.color.textStrong,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const section = style({ display: 'flex', flexDirection: 'column', gap: space(16), breakInside: 'avoid' });

export const lines = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  containerType: 'inline-size',
});

/** In large text the price is below the item's words, which it would squeeze. */
const narrow = '(max-width: 15rem)';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(16),
  paddingBlock: space(16),
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  breakInside: 'avoid',
  '@media': { [media.mobile]: { gridTemplateColumns: '72px minmax(0, 1fr) auto' } },
  '@container': { [narrow]: { gridTemplateColumns: '72px minmax(0, 1fr)' } },
});

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

export const name = style({
  margin: 0,
  color: vars.color.textStrong,
  fontSize: text(16),
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const detail = style({ margin: 0, color: vars.color.textMuted, fontSize: text(14) });

export const price = style({
  margin: 0,
  color: vars.color.textStrong,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { gridColumn: 2 } },
});

/** Buttons below Price Details, each as wide as the panel. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(12),
  '@media': { print: { display: 'none' } },
});

export const skeleton = style({ minHeight: '420px' });

/** Prints the order without its breadcrumbs. */
globalStyle(`.${page} nav`, {
  '@media': { print: { display: 'none' } },
});

export const nameLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
