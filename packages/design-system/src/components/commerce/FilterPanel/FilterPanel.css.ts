import { style } from '@vanilla-extract/css';
import { motion, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareButton, wideHeadline } from '../../style-parts.ts';

export const root = style({ color: vars.color.textStrong, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
  minBlockSize: tapTarget,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineStrong}`,
});

export const title = style({ ...wideHeadline, fontSize: text(18) });

export const section = style({ borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}` });
export const sectionHeading = style({ margin: 0 });

export const toggle = style({
  ...bareButton,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
  inlineSize: '100%',
  minBlockSize: vars.density.controlLarge,
  textAlign: 'start',
  fontSize: text(16),
  fontWeight: vars.font.weight.semibold,
});

export const sign = style({
  flex: 'none',
  transition: `transform ${motion('calm')}`,
  selectors: { [`${toggle}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
});

export const content = style({ paddingBlockEnd: space(16), selectors: { '&[hidden]': { display: 'none' } } });
