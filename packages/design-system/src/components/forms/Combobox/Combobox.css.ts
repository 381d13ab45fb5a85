import { style } from '@vanilla-extract/css';
import { layer, media, negative, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The whole combobox, to which the list is positioned. */
export const root = style({ position: 'relative', minInlineSize: 0 });

/** The search line. */
export const line = style({
  paddingInlineStart: space(16),
  paddingInlineEnd: space(4),
  minBlockSize: vars.density.control,
  borderRadius: radius('pill'),
});

/** The input, without the browser's own clear button. */
export const searchInput = style({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } });

/** The list and its messages. */
export const popup = style({
  position: 'absolute',
  zIndex: layer.popup,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space(8)})`,
  maxBlockSize: '50vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space(8),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  border: `${vars.line.thin} solid ${vars.color.lineStrong}`,
  borderRadius: radius('medium'),
  boxShadow: vars.shadow.popup,
});

/** One suggestion. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  inlineSize: '100%',
  minBlockSize: tapTarget,
  textAlign: 'start',
  paddingInline: space(16),
  paddingBlock: space(8),
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-selected="true"]': { background: vars.color.brandSoft, boxShadow: `inset 3px 0 0 ${vars.color.brand}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': {
          outline: `${vars.line.thick} solid Highlight`,
          outlineOffset: negative(vars.line.thick),
        },
      },
    },
  },
});

/** Small picture of a suggestion. */
export const thumbnail = style({
  inlineSize: '40px',
  blockSize: '48px',
  flex: 'none',
  objectFit: 'cover',
  background: vars.color.surfaceSunken,
  borderRadius: radius('small'),
});

/** Name of a suggestion. */
export const optionLabel = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** Note at the end, such as a price. */
export const optionDetail = style({
  flex: 'none',
  fontSize: text(14),
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** A line in place of suggestions: loading, nothing found, failed. */
export const message = style({ padding: `${space(12)} ${space(16)}`, color: vars.color.textMuted, fontSize: text(14) });
