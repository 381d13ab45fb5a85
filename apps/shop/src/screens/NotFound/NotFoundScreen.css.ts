import { fontFamily, layer, media, space, text as size, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(16),
  paddingBlock: space(64),
  textAlign: 'center',
  '@media': { [media.mobile]: { paddingBlock: space(48) } },
});

/** The number 404 in front of a marigold sun, as in the hero. */
export const code = style({
  position: 'relative',
  isolation: 'isolate',
  margin: 0,
  paddingBlock: '0.12em',
  fontFamily,
  fontSize: 'min(40vw, clamp(7rem, 24vw, 16rem))',
  fontStretch: '125%',
  fontWeight: 900,
  lineHeight: 0.9,
  letterSpacing: '-0.03em',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: layer.behind,
      insetBlock: 0,
      insetInlineStart: '50%',
      aspectRatio: '1',
      borderRadius: '50%',
      background: vars.color.accent,
      transform: 'translateX(-50%)',
    },
  },
});

export const title = style({
  fontFamily,
  fontSize: `clamp(${size(36)}, 5vw, ${size(64)})`,
  fontStretch: '125%',
  fontWeight: 800,
  lineHeight: 1.05,
});

export const text = style({ fontSize: size(18), maxWidth: '48ch', color: vars.color.textMuted });
export const search = style({ width: '100%', maxWidth: '520px', textAlign: 'start', marginBlockStart: space(8) });

export const doors = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space(24),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
