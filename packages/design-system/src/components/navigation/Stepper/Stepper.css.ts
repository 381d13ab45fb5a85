import { style } from '@vanilla-extract/css';
import { media, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareList, screenReaderOnly, tabular, underlineOffset } from '../../style-parts.ts';

const narrow = '(max-width: 40rem)';

export const root = style({ containerType: 'inline-size', color: vars.color.textStrong });

/** Replaces the row in a narrow container. */
export const summary = style({
  display: 'none',
  margin: 0,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { display: 'block' } },
});

export const list = style({
  ...bareList,
  display: 'flex',
  gap: space(8),
  '@container': { [narrow]: { marginBlockStart: space(8) } },
});

export const item = style({ flex: '1 1 0', minInlineSize: 0 });

/** A bar, a number and a name; only the bar in a narrow container. */
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  minBlockSize: tapTarget,
  paddingBlockStart: space(8),
  borderBlockStart: `${vars.line.bar} solid ${vars.color.lineSoft}`,
  fontSize: text(14),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="done"]': { borderBlockStartColor: vars.color.success },
    '&[data-state="current"]': { borderBlockStartColor: vars.color.brand, color: vars.color.textStrong },
    'a&': { color: vars.color.textStrong },
    'a&:hover': { textDecoration: 'underline', textUnderlineOffset: underlineOffset },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-state="current"]': { borderBlockStartColor: 'Highlight' } } },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: radius('circle'),
  border: `${vars.line.medium} solid currentcolor`,
  fontWeight: vars.font.weight.bold,
  ...tabular,
  '@container': { [narrow]: { display: 'none' } },
});

export const name = style({
  minInlineSize: 0,
  selectors: { '[data-state="current"] > &': { fontWeight: vars.font.weight.bold } },
  '@container': { [narrow]: screenReaderOnly },
});

export const spoken = style(screenReaderOnly);
