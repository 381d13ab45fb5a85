import type { Fold } from '../drawing.ts';
import { AXIS, mirroredPoints, type Point, shaken } from '../path.ts';
import type { Random } from '../random.ts';
import { armpitOf, type TopFit } from './top-fit.ts';

/**
 * One fold, shaken by the seed.
 * @param width belly width in picture units
 * @param depth -1 valley … 1 ridge
 */
export function fold(random: Random, points: readonly Point[], width: number, depth: number, reach = 7): Fold {
  return { points: shaken(points, random, reach), width: width * random.between(0.8, 1.25), depth: depth * random.between(0.75, 1.2) };
}

/** The same fold on both sides, each shaken on its own. */
export function folds(random: Random, points: readonly Point[], width: number, depth: number, reach = 7): Fold[] {
  return [fold(random, points, width, depth, reach), fold(random, mirroredPoints(points), width, depth, reach)];
}

/**
 * How a worn top drapes: drag from the armpits over the chest, long soft pleats from the chest down,
 * gathers at the waist and a little wave at the hem.
 * @param tight 0 loose … 1 close to the body, which means fewer pleats and more drag
 */
export function torsoFolds(fit: TopFit, random: Random, tight = 0): Fold[] {
  const [ax, ay] = armpitOf(fit);
  const [wx, wy] = [AXIS + fit.waist[0], fit.waist[1]];
  const [hx, hy] = [AXIS + fit.hem[0], fit.hem[1]];
  const result: Fold[] = [
    ...folds(random, [[ax - 6, ay - 6], [ax - 48, ay + 44], [ax - 108, ay + 82]], 26, 0.62),
    ...folds(random, [[ax - 14, ay + 6], [ax - 66, ay + 62], [ax - 120, ay + 118]], 22, -0.5),
    ...folds(random, [[ax - 22, ay - 34], [ax - 78, ay - 12], [ax - 138, ay + 14]], 24, 0.34),
    ...folds(random, [[ax - 4, ay + 40], [ax - 30, ay + 110], [ax - 74, ay + 190]], 24, 0.45),
    ...folds(random, [[ax - 12, ay + 62], [ax - 44, ay + 140], [ax - 90, ay + 214]], 18, -0.4),
    ...folds(random, [[wx - 2, wy - 64], [wx - 44, wy - 30], [wx - 96, wy - 22]], 20, 0.42),
    ...folds(random, [[wx - 2, wy - 28], [wx - 38, wy - 2], [wx - 92, wy + 8]], 18, -0.42),
    ...folds(random, [[wx - 2, wy + 6], [wx - 50, wy + 34], [wx - 120, wy + 40]], 22, 0.4),
  ];
  const pleats = tight > 0.5 ? 3 : 6;
  for (let index = 0; index < pleats; index += 1) {
    const share = (index + 0.5) / pleats;
    const x = AXIS + (share * 2 - 1) * fit.hem[0] * 0.86 + random.between(-20, 20);
    const top = ay + random.between(90, 300);
    const lean = (AXIS - x) * random.between(-0.1, 0.2);
    const depth = (1 - tight * 0.4) * random.between(0.28, 0.55) * (index % 2 === 0 ? 1 : -1);
    result.push(fold(random, [[x + lean * 1.6, top], [x + lean * 0.5, (top + hy) / 2], [x, hy + 30]], random.between(34, 62), depth, 12));
  }
  for (let index = 0; index < 3; index += 1) {
    const y = wy + random.between(-90, 160);
    const side = index % 2 === 0 ? 1 : -1;
    const from = AXIS + side * random.between(30, 90);
    result.push(fold(random, [[from, y + 30], [from - side * 70, y + 4], [from - side * 150, y + random.between(-30, 20)]], 26, random.between(0.2, 0.36)));
  }
  result.push(...folds(random, [[hx - 40, hy + 30], [hx - 52, hy - 50], [hx - 44, hy - 130]], 30, 0.36));
  return result;
}

/** Women's bust, as two soft domes that the light finds. */
export function bustFolds(fit: TopFit, random: Random): Fold[] {
  const y = fit.armpit[1];
  const x = AXIS + fit.armpit[0] * 0.5;
  return folds(random, [[x + 34, y - 46], [x + 14, y + 26], [x - 8, y + 92]], 132, 0.34, 3);
}
