import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layer, motion, radius, space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Contains the button and the panel positioned to it. */
export const root = style({ position: 'relative', display: 'inline-block' });

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** The edge of the button to which the panel is aligned. */
export const disclosureAligns = ['start', 'end'] as const;

/** Max widths of the panel. */
export const disclosureWidths = ['narrow', 'wide'] as const;

/** The panel. */
export const panel = recipe({
  base: {
    position: 'absolute',
    zIndex: layer.popup,
    insetBlockStart: `calc(100% + ${space(8)})`,
    inlineSize: 'max-content',
    minInlineSize: '100%',
    maxBlockSize: '70vh',
    overflowY: 'auto',
    padding: space(16),
    background: vars.color.surfaceRaised,
    color: vars.color.textStrong,
    border: `${vars.line.thin} solid ${vars.color.lineStrong}`,
    borderRadius: radius('medium'),
    boxShadow: vars.shadow.popup,
    animation: `${drop} ${motion('quick')}`,
  },
  variants: {
    width: {
      narrow: { maxInlineSize: 'min(360px, calc(100vw - 32px))' },
      wide: { maxInlineSize: 'min(840px, calc(100vw - 48px))', padding: space(24) },
    } satisfies Record<(typeof disclosureWidths)[number], object>,
    align: { start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } } satisfies Record<
      (typeof disclosureAligns)[number],
      object
    >,
  },
});
