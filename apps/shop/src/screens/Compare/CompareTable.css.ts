import { layer, media, negative, radius, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Widths of the first column and of a product's. */
const widths = {
  name: '9rem',
  product: '13rem',
  nameOnPhone: '5.5rem',
  productOnPhone: '10rem',
} as const;

/** Room for the heads, so that none covers what has the focus (WCAG 2.4.11). */
const headRoom = '8rem';

/** The table scrolls in both directions within its box, where its heads stay in view. */
export const scroller = style({
  /** Texts for screen readers are positioned: without it they would widen the page. */
  position: 'relative',
  overflow: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overscrollBehaviorX: 'contain',
  maxBlockSize: 'max(24rem, calc(100svh - 8rem))',
  scrollPadding: `${headRoom} 0 0 ${widths.name}`,
  border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  '@media': {
    [media.mobile]: { scrollPaddingInlineStart: widths.nameOnPhone },
    [media.short]: { maxBlockSize: 'none', scrollPaddingBlockStart: 0 },
    print: { overflow: 'visible', maxBlockSize: 'none' },
  },
});

export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text(14),
  lineHeight: 1.4,
  color: vars.color.textStrong,
});

const cellOf = (width: string, onPhone: string) =>
  ({
    boxSizing: 'border-box',
    minInlineSize: width,
    maxInlineSize: width,
    padding: space(12),
    borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    background: vars.color.surfacePage,
    '@media': { [media.mobile]: { minInlineSize: onPhone, maxInlineSize: onPhone, padding: space(8) } },
  }) as const;

export const cell = style(cellOf(widths.product, widths.productOnPhone));

const nameCell = { ...cellOf(widths.name, widths.nameOnPhone), position: 'sticky', insetInlineStart: 0 } as const;

export const rowHead = style({
  ...nameCell,
  zIndex: layer.base,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
});

const atTop = { insetBlockStart: 0, '@media': { [media.short]: { insetBlockStart: 'auto' } } } as const;

export const head = style([cell, atTop, { position: 'sticky', zIndex: layer.base, verticalAlign: 'bottom' }]);

export const corner = style([nameCell, atTop, { zIndex: layer.above }]);

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: tapTarget,
  color: 'inherit',
  fontSize: text(14),
  fontWeight: vars.font.weight.bold,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** Its icon stands where the name begins. */
export const remove = style({ marginInlineStart: negative(space(16)) });
