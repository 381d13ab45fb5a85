import { media, radius, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { panelFrame } from '../../parts/Panel/Panel.css.ts';

export const form = style({ display: 'grid', gap: space(24), minInlineSize: 0 });

/** A list of long choices does not widen its group beyond a narrow phone. */
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const group = style([panelFrame, { ...oneColumn, gap: space(16) }]);

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: space(16),
  alignItems: 'start',
});

export const quiet = style({ color: vars.color.textMuted, fontSize: text(14) });

/** How far something is that takes minutes. */
export const progress = style({ inlineSize: '100%', blockSize: space(12), accentColor: vars.color.brand });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(12) });

/** A screen that a sticky bar would fill, for example at 200 % zoom. */
const shortScreen = '(max-height: 500px)';

/** Sticky, so that it is visible on a long page. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: space(12),
  paddingBlock: space(16),
  background: vars.color.surfacePage,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  '@media': { [shortScreen]: { position: 'static' } },
});

// A focused control is not below the bar, which has two more lines while something is not saved. Padding of the page
// counts for the cursor of a text area too, a margin of its own does not.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBlockEnd: '176px',
  '@media': { [media.mobile]: { scrollPaddingBlockEnd: '272px' }, [shortScreen]: { scrollPaddingBlockEnd: 0 } },
});

/** A field of long text has the whole width of its group. */
export const whole = style({ gridColumn: '1 / -1' });

/** A list between the fields of a group. */
export const list = style({ ...oneColumn, gridColumn: '1 / -1', gap: space(12), margin: 0, padding: 0, border: 0 });

export const entries = style({ ...oneColumn, gap: space(16), padding: 0 });

export const entry = style({
  ...oneColumn,
  gap: space(12),
  padding: space(16),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
});

/** The name of a folded entry; the browser draws its arrow. */
export const fold = style({
  minBlockSize: tapTarget,
  paddingBlock: space(8),
  color: vars.color.textStrong,
  fontWeight: 600,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

// A folded entry is one line with its buttons; on a phone they are below its name.
globalStyle(`${entry}:has(> * > ${whole}:not([open]) > ${fold})`, {
  gap: 0,
  paddingBlock: space(4),
  alignItems: 'center',
  '@media': { [media.aboveMobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const mail = style({
  display: 'grid',
  gap: space(12),
  margin: 0,
  padding: space(24),
  background: vars.color.surfaceSunken,
  borderRadius: radius('small'),
});

export const subject = style({ fontWeight: 600 });

export const mailText = style({ whiteSpace: 'pre-wrap' });

/** A label that looks like a quiet button; the file input covers it. */
export const fileLabel = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const fileInput = style({ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' });

export const look = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space(24),
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const lookFields = style({ display: 'grid', gap: space(12), alignContent: 'start' });

export const preview = style({
  ...oneColumn,
  gap: space(16),
  alignContent: 'start',
  justifyItems: 'start',
  padding: space(24),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfacePage,
  color: vars.color.textStrong,
});

globalStyle(`${preview} > *`, { maxInlineSize: '100%' });

export const logoRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(16) });

export const logo = style({ maxInlineSize: '100%', inlineSize: 'auto', blockSize: '4rem', objectFit: 'contain' });

export const pictureField = style({ display: 'grid', gap: space(12), minInlineSize: 0 });

export const pictureRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(16) });

export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '20rem',
  maxBlockSize: '12rem',
  objectFit: 'cover',
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
});

/** Long addresses break anywhere. */
export const problems = style({
  listStyle: 'disc',
  margin: 0,
  paddingInlineStart: space(24),
  overflowWrap: 'anywhere',
  fontSize: text(14),
});
