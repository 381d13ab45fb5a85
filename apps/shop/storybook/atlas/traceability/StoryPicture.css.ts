import { radius, vars, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Scrolls horizontally when the page is narrower than the picture. */
export const picture = style({
  overflow: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginBlockStart: space(8),
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius('small'),
});

/** The frame has the story's own width and is scaled down; negative margins remove the space that scaling leaves. */
const drawn = (width: number, height: number, scale: number) => ({
  inlineSize: `${width}px`,
  blockSize: `${height}px`,
  transform: `scale(${scale})`,
  marginInlineEnd: `${width * (scale - 1)}px`,
  marginBlockEnd: `${height * (scale - 1)}px`,
});

export const frame = style({
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
  selectors: {
    '&[data-width="phone"]': drawn(390, 844, 0.8),
    '&[data-width="tablet"]': drawn(820, 1180, 0.6),
    '&[data-width="desktop"]': drawn(1440, 900, 0.6),
  },
});
