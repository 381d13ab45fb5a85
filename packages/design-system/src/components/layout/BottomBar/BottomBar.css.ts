import { globalStyle, style } from '@vanilla-extract/css';
import { layer, media, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { tabular } from '../../style-parts.ts';

/** Shown on an upright phone only; it sticks to the bottom of the screen until its own position in the page is reached. */
export const root = style({
  display: 'none',
  '@media': {
    [`screen and ${media.bottomBar}`]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: layer.stickyBar,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space(16),
      padding: `${space(12)} ${space(16)} calc(${space(12)} + env(safe-area-inset-bottom))`,
      background: vars.color.surfaceRaised,
      borderBlockStart: `${vars.line.thin} solid ${vars.color.lineSoft}`,
      color: vars.color.textStrong,
    },
  },
});

/** Keeps focused elements clear of the bar (WCAG 2.4.11). */
globalStyle(`html:has(${root})`, { '@media': { [media.bottomBar]: { scrollPaddingBlockEnd: space(96) } } });

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, margin: 0 });
export const label = style({ fontSize: text(12), color: vars.color.textMuted });
export const value = style({
  fontSize: text(18),
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
  ...tabular,
});
export const action = style({ flex: '0 1 60%', display: 'flex', justifyContent: 'flex-end', minInlineSize: 0 });

// The bar gives the button its width, so that a label in wide letters has the place of the padding.
globalStyle(`${root} > ${action} > *`, { paddingInline: space(12) });
