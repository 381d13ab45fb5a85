import type { Fold, Part } from '../drawing-types.ts';
import type { Department } from '../garment-spec.ts';
import { Pen, type Point, reversed, pictureWidth } from '../path.ts';
import type { Random } from '../random.ts';
import { pair } from './pair.ts';
import type { Sleeves } from './sleeve.ts';
import { armhole, armpitOf, shoulderOf, type TopFit } from './top-fit.ts';
import { fold } from './top-folds.ts';

const sleeveEnds: Readonly<Record<Department, { readonly outer: Point; readonly inner: Point }>> = {
  men: { outer: [812, 482], inner: [698, 546] },
  women: { outer: [724, 398], inner: [648, 458] },
  kids: { outer: [790, 500], inner: [676, 572] },
  accessories: { outer: [806, 482], inner: [694, 546] },
};

/** Short sleeves with volume, a hem and drag folds from the armpit. */
export function shortSleeves(
  fit: TopFit,
  department: Department,
  random: Random,
  look: { fill: string; decor: string },
): Sleeves {
  const { outer, inner } = sleeveEnds[department];
  const [sx, sy] = shoulderOf(fit);
  const [ax, ay] = armpitOf(fit);
  const cuff = new Pen(...outer)
    .curve(
      outer[0] - (outer[0] - inner[0]) * 0.25,
      outer[1] + (inner[1] - outer[1]) * 0.25 + 12,
      inner[0] + (outer[0] - inner[0]) * 0.3,
      inner[1] - (inner[1] - outer[1]) * 0.22 + 12,
      inner[0],
      inner[1],
    )
    .outline();
  const d = new Pen(sx, sy)
    .curve(
      sx + (outer[0] - sx) * 0.36,
      sy + (outer[1] - sy) * 0.14,
      outer[0] - (outer[0] - sx) * 0.22,
      outer[1] - (outer[1] - sy) * 0.46,
      outer[0],
      outer[1],
    )
    .follow(cuff)
    .curve(inner[0] - (inner[0] - ax) * 0.3, inner[1] - (inner[1] - ay) * 0.4, ax + 8, ay + 26, ax, ay)
    .follow(reversed(armhole(fit)))
    .closed();
  const mid: Point = [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2];
  const root: Point = [(sx + ax) / 2, (sy + ay) / 2];
  const length = Math.hypot(root[0] - mid[0], root[1] - mid[1]);
  const up: Point = [(root[0] - mid[0]) / length, (root[1] - mid[1]) / length];
  const sleeveFolds = (): Fold[] => [
    fold(
      random,
      [
        [ax + 2, ay - 2],
        [ax + 36, ay - 30],
        [ax + 62, ay - 78],
      ],
      24,
      0.55,
    ),
    fold(
      random,
      [
        [ax + 10, ay + 22],
        [ax + 52, ay - 6],
        [ax + 88, ay - 50],
      ],
      20,
      -0.5,
    ),
    fold(
      random,
      [
        [ax + 14, ay + 42],
        [ax + 62, ay + 22],
        [ax + 112, ay - 10],
      ],
      24,
      0.5,
    ),
    fold(
      random,
      [
        [sx + 4, sy + 10],
        [sx + 30, sy + 70],
        [sx + 40, sy + 140],
      ],
      36,
      0.3,
    ),
    fold(
      random,
      [
        [mid[0] + 20, mid[1] + 4],
        [mid[0] + up[0] * 50 + 10, mid[1] + up[1] * 50],
        [mid[0] + up[0] * 110, mid[1] + up[1] * 110],
      ],
      30,
      0.4,
    ),
  ];
  const part: Part = {
    d,
    fill: look.fill,
    decor: look.decor,
    roll: 34,
    cast: 0.3,
    round: { from: inner, to: [outer[0] + 14, outer[1] - 24], strength: 0.85 },
  };
  const [left, right] = pair(part, sleeveFolds);
  return {
    parts: [
      {
        ...left,
        round: {
          from: [pictureWidth - outer[0] - 14, outer[1] - 24],
          to: [pictureWidth - inner[0], inner[1]],
          strength: 0.85,
        },
      },
      right,
    ],
    cuff,
    up,
  };
}
