import { media, radius, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';
import { panelFrame } from '../../parts/Panel/Panel.css.ts';

export const panel = style([panelFrame, { display: 'grid', gap: space(24) }]);

export const progress = style({ inlineSize: '100%', blockSize: space(12), accentColor: vars.color.brand });

export const section = style({ display: 'grid', gap: space(16), minInlineSize: 0 });

export const examples = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
  gap: `${space(8)} ${space(24)}`,
  margin: 0,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const meaning = style({ margin: 0, '@media': { [media.mobile]: { marginBlockEnd: space(8) } } });

export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: text(14), overflowWrap: 'anywhere' });

export const picture = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space(12),
  alignItems: 'center',
  textAlign: 'start',
});

/** Shows the whole picture, which is not cropped to the shop's ratio yet. */
export const thumbnail = style({
  inlineSize: '72px',
  blockSize: '90px',
  objectFit: 'contain',
  background: vars.color.surfaceSunken,
  borderRadius: radius('small'),
});

export const preview = style({
  inlineSize: '100%',
  blockSize: '220px',
  objectFit: 'contain',
  background: vars.color.surfaceSunken,
  borderRadius: radius('small'),
});

export const name = style({ overflowWrap: 'anywhere' });

export const actions = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space(8), justifyContent: 'flex-end' });
