import { style } from '@vanilla-extract/css';
import { media, radius, space, tapTarget } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareList, tabular } from '../../style-parts.ts';

export const root = style({ containerType: 'inline-size' });

export const list = style({
  ...bareList,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(4),
});

/** A narrow container shows only the current page and its neighbours. */
export const far = style({ '@container': { '(max-width: 26rem)': { display: 'none' } } });

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: tapTarget,
  minBlockSize: tapTarget,
  paddingInline: space(8),
  border: `${vars.line.thin} solid transparent`,
  borderRadius: radius('small'),
  color: vars.color.textStrong,
  ...tabular,
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-current="page"]': { borderColor: vars.color.lineStrong, fontWeight: vars.font.weight.bold },
    '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'not-allowed', background: 'none' },
  },
  '@media': {
    // Forced colours paint a transparent border too, as if every page were the current one.
    [media.forcedColors]: {
      selectors: { '&:not([aria-current="page"])': { borderColor: 'Canvas' } },
    },
  },
});

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: space(24),
  color: vars.color.textMuted,
});
export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
