import { cdp, page } from 'vitest/browser';
import { settled } from './shown-elements.ts';
import {
  costlyMotionErrors,
  focusErrors,
  forcedColourErrors,
  markErrors,
  motionErrors,
  painted,
  targetErrors,
} from './sight-checks.ts';
import { clippingErrors, lengthenTexts, mirrorErrors, overflowErrors, placesFromTheStart } from './text-checks.ts';

/** The narrowest width that screens are designed for, px: long and large texts have the least space there. */
const phone = { width: 390, height: 844 };

/** Emulates the display settings of a reader's system. */
async function emulate(features: { readonly motion: 'reduce' | 'no-preference'; readonly colours: 'active' | 'none' }) {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: features.motion },
      { name: 'forced-colors', value: features.colours },
    ],
  });
  await settled();
}

const named = (mode: string, errors: readonly string[]): readonly string[] =>
  [...new Set(errors)].map((error) => `${mode}: ${error}`);

function rightToLeft(): readonly string[] {
  const root = document.documentElement;
  const was = root.dir;
  root.dir = 'ltr';
  const before = placesFromTheStart();
  root.dir = 'rtl';
  const errors = [...mirrorErrors(before), ...overflowErrors()];
  root.dir = was;
  return named('right to left', errors);
}

function doubleText(): readonly string[] {
  const root = document.documentElement;
  const was = root.style.fontSize;
  root.style.fontSize = '200%';
  const errors = [...overflowErrors(), ...clippingErrors('both')];
  root.style.fontSize = was;
  return named('200 % text', errors);
}

function longWords(): readonly string[] {
  const restore = lengthenTexts();
  const errors = [...overflowErrors(), ...clippingErrors('sideways')];
  restore();
  return named('long words', errors);
}

async function forcedColours(): Promise<readonly string[]> {
  const shapes = painted();
  await emulate({ motion: 'reduce', colours: 'active' });
  const errors = [...forcedColourErrors(shapes), ...markErrors(), ...focusErrors()];
  await emulate({ motion: 'no-preference', colours: 'none' });
  const costly = costlyMotionErrors();
  await emulate({ motion: 'reduce', colours: 'none' });
  return [...named('forced colours', errors), ...named('motion', costly)];
}

/**
 * Checks a rendered story under other display settings: right to left, text of twice the size, long
 * unbroken words, forced colours, reduced motion, keyboard and touch.
 * @returns the errors in words; empty when there are none
 */
export async function readingErrors(): Promise<readonly string[]> {
  const { innerWidth, innerHeight } = window;
  const still = named('reduced motion', motionErrors());
  const targets = named('target', targetErrors());
  const focus = named('focus', focusErrors());
  const colours = await forcedColours();
  if (innerWidth > phone.width) await page.viewport(phone.width, phone.height);
  await settled();
  const texts = [...rightToLeft(), ...doubleText(), ...longWords()];
  if (innerWidth > phone.width) await page.viewport(innerWidth, innerHeight);
  return [...still, ...targets, ...focus, ...colours, ...texts];
}
