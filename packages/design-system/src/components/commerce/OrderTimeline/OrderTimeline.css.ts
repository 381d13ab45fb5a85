import { style } from '@vanilla-extract/css';
import { media, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareList, screenReaderOnly, tabular } from '../../style-parts.ts';

/** Below this width of its container, the steps are one below another. */
const narrow = '(max-width: 36rem)';

export const root = style({ containerType: 'inline-size' });

export const steps = style({
  ...bareList,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@container': { [narrow]: { gridAutoFlow: 'row', rowGap: 0 } },
});

export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  minInlineSize: 0,
  paddingBlockStart: space(32),
  paddingInlineEnd: space(16),
  color: vars.color.textStrong,
  selectors: {
    '&[data-state="ahead"]': { color: vars.color.textMuted },
    /** The line from this step to the next. */
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: space(8),
      insetInlineStart: space(12),
      inlineSize: '100%',
      blockSize: '2px',
      background: vars.color.lineSoft,
      '@media': { [media.forcedColors]: { background: 'GrayText' } },
    },
    '&[data-state="done"]:not(:last-child)::before': {
      background: vars.color.success,
      '@media': { [media.forcedColors]: { background: 'CanvasText' } },
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: '20px',
      blockSize: '20px',
      boxSizing: 'border-box',
      borderRadius: radius('circle'),
      border: `${vars.line.thick} solid ${vars.color.textMuted}`,
      background: vars.color.surfacePage,
    },
    '&[data-state="done"]::after': {
      background: vars.color.success,
      borderColor: vars.color.success,
      '@media': { [media.forcedColors]: { background: 'CanvasText' } },
    },
    '&[data-state="now"]::after': { borderColor: vars.color.success, borderWidth: '6px' },
  },
  '@container': {
    [narrow]: {
      paddingBlock: `0 ${space(24)}`,
      paddingInlineStart: space(32),
      selectors: {
        '&:not(:last-child)::before': {
          insetBlockStart: space(12),
          insetInlineStart: space(8),
          inlineSize: '2px',
          blockSize: '100%',
        },
      },
    },
  },
});

export const name = style({ fontWeight: vars.font.weight.semibold, lineHeight: 1.3, overflowWrap: 'anywhere' });
export const detail = style({ fontSize: text(14), color: vars.color.textMuted, ...tabular });
export const spoken = style(screenReaderOnly);
