import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { focusRing } from '../components/style-parts.ts';
import './font-faces.css.ts';
import { layer, media, radius, space, text } from './scale.ts';
import { vars } from './vars.css.ts';

/** Every unlayered component style overrides layers, in any order of the files. */
const reset = globalLayer('reset');
const base = globalLayer('base');

const inLayer = (name: string, selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [name]: rule } });

inLayer(reset, '*, *::before, *::after', {
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  borderWidth: 0,
  borderStyle: 'solid',
});
inLayer(reset, 'html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', scrollPaddingBlockStart: space(8) });
inLayer(reset, 'body', { minBlockSize: '100dvh' });
inLayer(reset, 'img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
inLayer(reset, 'img, video', { blockSize: 'auto' });
inLayer(reset, 'button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  background: 'none',
  borderRadius: 0,
});
inLayer(reset, 'button, [role="button"], label, select, summary', { touchAction: 'manipulation' });
inLayer(reset, 'button:not([aria-disabled="true"], :disabled), select, summary', { cursor: 'pointer' });
inLayer(reset, 'ul[role="list"], ol[role="list"], ul[class], ol[class]', { listStyle: 'none' });
inLayer(reset, 'a', { color: 'inherit', textDecoration: 'none' });
inLayer(reset, 'table', { borderCollapse: 'collapse', borderSpacing: 0 });
inLayer(reset, 'fieldset', { minInlineSize: 0 });
inLayer(reset, 'h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
inLayer(reset, 'p, li, dd', { overflowWrap: 'break-word' });
inLayer(reset, '[hidden]', { display: 'none' });

inLayer(base, 'html', { colorScheme: 'light', background: vars.color.surfacePage });
inLayer(base, '[data-theme]', { colorScheme: 'light', color: vars.color.textStrong });
inLayer(base, '[data-theme="dark"]', { colorScheme: 'dark' });
inLayer(base, 'body', {
  background: vars.color.surfacePage,
  color: vars.color.textStrong,
  fontFamily: vars.font.family.text,
  fontSize: text(16),
  fontWeight: vars.font.weight.regular,
  fontStretch: vars.font.width.text,
  lineHeight: vars.font.lineHeight.text,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});

/**
 * An open dialog sets both of these on the body. They are inherited: without values of their own below it, every
 * element of the page would be styled again, which takes a slow phone 75 ms. The dialog's overlay covers the page anyway.
 */
inLayer(base, 'body > *', { pointerEvents: 'auto', vars: { '--removed-body-scroll-bar-size': 'initial' } });

/** While pictures move to another page, that page takes taps already. */
inLayer(base, '::view-transition', { pointerEvents: 'none' });

/** The gap has the page's colour, so that the ring is visible on dark backgrounds and pictures too. */
inLayer(base, ':focus-visible', {
  ...focusRing,
  boxShadow: `0 0 0 ${vars.line.thick} ${vars.color.surfacePage}`,
});
inLayer(base, '[tabindex="-1"]:focus', { outline: 'none', boxShadow: 'none' });
inLayer(base, '::selection', { background: vars.color.accent, color: vars.color.onAccent });
inLayer(base, '::placeholder', { color: vars.color.textMuted, opacity: 1 });

/** `<a class="k-skip" href="#main">`: the first stop of the keyboard on every page. */
inLayer(base, '.k-skip', {
  position: 'fixed',
  zIndex: layer.skipLink,
  insetBlockStart: space(8),
  insetInlineStart: space(8),
  padding: `${space(12)} ${space(16)}`,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontWeight: vars.font.weight.bold,
  borderRadius: radius('small'),
  transform: 'translateY(-200%)',
});
inLayer(base, '.k-skip:focus', { transform: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});

globalStyle(':focus-visible', { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } });
