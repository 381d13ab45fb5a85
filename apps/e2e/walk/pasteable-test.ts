import type { WalkFailure } from './walk.ts';

/** A test of the shortest walk that led to a finding, for `apps/e2e/src`. */
export function pasteableTest({ seed, path, steps, reason }: WalkFailure): string {
  return [
    `test('walk ${seed}: ${reason.replaceAll("'", "\\'").slice(0, 90)}', async ({ page }) => {`,
    ...steps.map((text) => `  // ${text}`),
    `  // npm run walk -- --seed ${seed} --path ${path}`,
    '});',
  ].join('\n');
}
