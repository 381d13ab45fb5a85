/** Ms for a life, on a slow machine. */
const msPerLife = 600;

/** Lives of the gate, as a part of those of `npm test -- --all`. */
const partInGate = 1 / 3;

/**
 * How many lives a random test tries, and from which seed: fixed, so that a failure is the same in every run. A longer run
 * takes them from the environment, as in `LIVES=20000 npx vitest run --project api random`; its seed is new each time,
 * unless `SEED` repeats one.
 * @param usual lives of `npm test -- --all`
 */
export function randomLives(usual: number) {
  const { LIVES: wanted, SEED: chosen, TEST_GATE: gate } = process.env;
  const lives = Number(wanted ?? Math.ceil(usual * (gate === undefined ? 1 : partInGate)));
  const seed = Number(chosen ?? (wanted === undefined ? 42 : Math.floor(Math.random() * 2 ** 31)));
  return { lives, seed, timeoutMs: Math.max(180_000, lives * msPerLife) };
}

/** Says what a longer run has tried, so that its seed can be repeated. */
export function reportLives(what: string, lives: number, seed: number, steps: number): void {
  if (process.env['LIVES'] === undefined) return;
  process.stderr.write(`${what}: ${lives} lives, ${steps} steps, SEED=${seed}\n`);
}
