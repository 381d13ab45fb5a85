import { style } from '@vanilla-extract/css';
import { radius, space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareList } from '../../style-parts.ts';

export const root = style({
  padding: space(16),
  border: `${vars.line.thick} solid ${vars.color.danger}`,
  borderRadius: radius('small'),
  background: vars.color.dangerSoft,
  color: vars.color.textStrong,
  overflowWrap: 'anywhere',
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: space(8) });

export const list = style({ ...bareList, display: 'flex', flexDirection: 'column' });

/** As high as a link, so that the lines of a list are equally far apart. */
export const plain = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.density.target });
