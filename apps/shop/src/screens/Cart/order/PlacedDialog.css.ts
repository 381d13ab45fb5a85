import { media, radius, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const seal = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: radius('pill'),
  background: vars.color.successSoft,
  color: vars.color.success,
});

export const number = style({ overflowWrap: 'anywhere' });

/** On a phone each action fills its row. */
export const action = style({ '@media': { [media.mobile]: { inlineSize: '100%' } } });

/** On a phone the main action is the first. */
export const mainAction = style([action, { '@media': { [media.mobile]: { order: -1 } } }]);
