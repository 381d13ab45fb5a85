import type { WalkFailure } from './walk.ts';

/** Files of `commands` and the functions that make steps in them. */
const makers = {
  browse: ['visit', 'openProduct', 'press', 'type', 'move', 'key'],
  buy: ['addToCart', 'placeOrder', 'sendOrderAgain', 'signIn', 'compareCart', 'addShown'],
  disturb: [
    'crash',
    'network',
    'loseAnswer',
    'slowDown',
    'endSession',
    'setStock',
    'setOffer',
    'switchSeason',
    'setClock',
    'setDeviceClock',
  ],
} as const;

/** A test of the walk that led to a finding, for `apps/e2e/src`. */
export function pasteableTest({ seed, steps, reason }: WalkFailure): string {
  const used = new Set(steps.map((each) => each.slice(0, each.indexOf('('))));
  const imports = Object.entries(makers).flatMap(([file, names]) => {
    const wanted = names.filter((name) => used.has(name));
    return wanted.length === 0 ? [] : [`import { ${wanted.join(', ')} } from '../walk/commands/${file}.ts';`];
  });
  return [
    "import { test } from '@playwright/test';",
    ...imports,
    "import { repeatWalk } from '../walk/repeat-walk.ts';",
    '',
    `// Found: ${reason.replaceAll(/\s+/g, ' ').slice(0, 200)}`,
    `test('walk ${seed}', async () => {`,
    '  await repeatWalk([',
    ...steps.map((each) => `    ${each},`),
    '  ]);',
    '});',
  ].join('\n');
}
