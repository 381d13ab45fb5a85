import { media, renderedNearView, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  paddingBlock: space(64),
  '@media': { [media.mobile]: { paddingBlock: space(48) } },
});

/** Above what ten products take, so that Back to a place in the last shelf is not cut short. */
export const last = style([
  root,
  {
    ...renderedNearView('1500px'),
    '@media': { [media.mobile]: renderedNearView('calc(270vw + 560px)') },
  },
]);
