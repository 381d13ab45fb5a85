import type { Fold } from '../drawing-types.ts';
import { axisX, mirroredPoints, type Point, shaken } from '../path.ts';
import type { Random } from '../random.ts';
import { armpitOf, type TopFit } from './top-fit.ts';

/**
 * One fold, varied by the seed.
 * @param width belly width in picture units
 * @param depth -1 valley … 1 ridge
 */
export function fold(random: Random, points: readonly Point[], width: number, depth: number, reach = 7): Fold {
  return {
    points: shaken(points, random, reach),
    width: width * random.between(0.8, 1.25),
    depth: depth * random.between(0.75, 1.2),
  };
}

/** The same fold on both sides, each varied by the seed. */
export function folds(random: Random, points: readonly Point[], width: number, depth: number, reach = 7): Fold[] {
  return [fold(random, points, width, depth, reach), fold(random, mirroredPoints(points), width, depth, reach)];
}

/** Folds on one side of the body, drawn for the right and mirrored where `side` is -1. */
function sideFolds(fit: TopFit, random: Random, side: 1 | -1, tight: number): Fold[] {
  const [ax, ay] = armpitOf(fit);
  const [wx, wy] = [axisX + fit.waist[0], fit.waist[1]];
  const [hx, hy] = [axisX + fit.hem[0], fit.hem[1]];
  const lift = random.between(-26, 26);
  const reach = random.between(0.8, 1.2);
  const lines: readonly (readonly [points: readonly Point[], width: number, depth: number])[] = [
    [
      [
        [ax - 6, ay - 6],
        [ax - 48 * reach, ay + 40],
        [ax - 116 * reach, ay + 72],
      ],
      26,
      0.58,
    ],
    [
      [
        [ax - 12, ay + 10],
        [ax - 66 * reach, ay + 64],
        [ax - 130 * reach, ay + 112],
      ],
      22,
      -0.46,
    ],
    [
      [
        [ax - 22, ay - 36],
        [ax - 84 * reach, ay - 16],
        [ax - 150 * reach, ay + 6],
      ],
      26,
      0.3,
    ],
    [
      [
        [ax - 6, ay + 36],
        [ax - 44, ay + 150 + lift],
        [ax - 96 * reach, wy + 20],
        [ax - 124 * reach, hy - 60],
      ],
      40,
      0.44,
    ],
    [
      [
        [ax - 16, ay + 74],
        [ax - 66, ay + 190 + lift],
        [ax - 130 * reach, wy + 70],
      ],
      30,
      -0.36,
    ],
    [
      [
        [wx - 2, wy - 70 + lift],
        [wx - 40, wy - 34 + lift],
        [wx - 84 * reach, wy - 20 + lift],
      ],
      20,
      0.38,
    ],
    [
      [
        [wx - 2, wy - 30 + lift],
        [wx - 40, wy - 2 + lift],
        [wx - 92 * reach, wy + 6 + lift],
      ],
      18,
      -0.34,
    ],
    [
      [
        [wx - 4, wy + 20 + lift],
        [wx - 30, wy + 90],
        [wx - 58, hy - 90],
        [hx - 66, hy + 20],
      ],
      40,
      0.42,
    ],
    [
      [
        [hx - 14, hy - 190],
        [hx - 26, hy - 80],
        [hx - 24, hy + 30],
      ],
      30,
      -0.34,
    ],
  ];
  return lines.map(([points, width, depth]) =>
    fold(random, side === 1 ? points : mirroredPoints(points), width * (1 + (1 - tight) * 0.25), depth, 9),
  );
}

/**
 * How a worn top drapes: drag from the armpits over the chest, sweeps from there to the hem, gathers
 * at the waist's sides, and a few long pleats that open towards the hem.
 * @param tight 0 loose … 1 close to the body, which means fewer pleats and more drag
 * @param pulled whether a fold runs across the chest; a zip down the front prevents it
 */
export function torsoFolds(fit: TopFit, random: Random, tight = 0, pulled = true): Fold[] {
  const hy = fit.hem[1];
  const length = hy - fit.armpit[1];
  const result = [...sideFolds(fit, random, 1, tight), ...sideFolds(fit, random, -1, tight)];
  const pleats = tight > 0.5 ? 2 : 4;
  const lean = random.between(-0.5, 0.5);
  for (let index = 0; index < pleats; index += 1) {
    const x = axisX + (((index + 0.5) / pleats) * 2 - 1) * fit.hem[0] * 0.62 + random.between(-24, 24);
    const top = hy - length * random.between(0.5, 0.86);
    const points: readonly Point[] = [
      [x - lean * 90, top],
      [x - lean * 30, top + (hy - top) * 0.5],
      [x, hy + 60],
    ];
    result.push(
      fold(
        random,
        points,
        random.between(56, 92),
        random.between(0.34, 0.5) * (1 - tight * 0.4) * (index % 2 === 0 ? 1 : -1),
        10,
      ),
    );
  }
  if (!pulled) return result;
  const from = random.next() < 0.5 ? 1 : -1;
  const pull: readonly Point[] = [
    [axisX + from * fit.armpit[0] * 0.7, fit.armpit[1] - 20],
    [axisX, fit.armpit[1] + length * 0.24],
    [axisX - from * fit.waist[0] * 0.8, fit.waist[1] - 10],
  ];
  result.push(
    fold(random, pull, 76, 0.26),
    fold(
      random,
      pull.map(([x, y]): Point => [x - from * 14, y + 54]),
      52,
      -0.18,
    ),
  );
  return result;
}

/** A woman's bust, as two softly shaded domes. */
export function bustFolds(fit: TopFit, random: Random): Fold[] {
  const y = fit.armpit[1];
  const x = axisX + fit.armpit[0] * 0.5;
  return folds(
    random,
    [
      [x + 34, y - 46],
      [x + 14, y + 26],
      [x - 8, y + 92],
    ],
    132,
    0.34,
    3,
  );
}
