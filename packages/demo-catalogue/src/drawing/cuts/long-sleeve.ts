import type { Fold, Part } from '../drawing-types.ts';
import type { Department } from '../garment-spec.ts';
import { Pen, type Point, reversed, pictureWidth } from '../path.ts';
import type { Random } from '../random.ts';
import { pair } from './pair.ts';
import type { Sleeves } from './sleeve.ts';
import { armhole, armpitOf, shoulderOf, type TopFit } from './top-fit.ts';
import { fold } from './top-folds.ts';

const sleeveEnds: Readonly<
  Record<Department, { readonly elbow: readonly [Point, Point]; readonly wrist: readonly [Point, Point] }>
> = {
  men: {
    elbow: [
      [770, 566],
      [668, 596],
    ],
    wrist: [
      [806, 872],
      [726, 888],
    ],
  },
  women: {
    elbow: [
      [694, 560],
      [612, 586],
    ],
    wrist: [
      [736, 852],
      [668, 868],
    ],
  },
  kids: {
    elbow: [
      [756, 584],
      [662, 610],
    ],
    wrist: [
      [794, 826],
      [716, 842],
    ],
  },
  accessories: {
    elbow: [
      [770, 566],
      [668, 596],
    ],
    wrist: [
      [806, 872],
      [726, 888],
    ],
  },
};

/** Long sleeves that hang beside the body, bent a little, with elbow and wrist gathers. */
export function longSleeves(
  fit: TopFit,
  department: Department,
  random: Random,
  look: { fill: string; decor: string; wide?: number },
): Sleeves {
  const wide = look.wide ?? 0;
  const { elbow, wrist } = sleeveEnds[department];
  const [outerElbow, innerElbow]: [Point, Point] = [
    [elbow[0][0] + wide, elbow[0][1]],
    [elbow[1][0] - wide * 0.2, elbow[1][1]],
  ];
  const [outer, inner]: [Point, Point] = [
    [wrist[0][0] + wide, wrist[0][1]],
    [wrist[1][0] - wide * 0.2, wrist[1][1]],
  ];
  const [sx, sy] = shoulderOf(fit);
  const [ax, ay] = armpitOf(fit);
  const cuff = new Pen(...outer)
    .curve(outer[0] - 22, outer[1] + 14, inner[0] + 20, inner[1] + 10, inner[0], inner[1])
    .outline();
  const d = new Pen(sx, sy)
    .curve(sx + 46, sy + 14, outerElbow[0] - 26, outerElbow[1] - 190, outerElbow[0], outerElbow[1])
    .curve(outerElbow[0] + 20, outerElbow[1] + 120, outer[0] + 2, outer[1] - 110, outer[0], outer[1])
    .follow(cuff)
    .curve(inner[0] - 8, inner[1] - 110, innerElbow[0] + 22, innerElbow[1] + 110, innerElbow[0], innerElbow[1])
    .curve(innerElbow[0] - 8, innerElbow[1] - 60, ax + 2, ay + 70, ax, ay)
    .follow(reversed(armhole(fit)))
    .closed();
  const [ex, ey] = [(outerElbow[0] + innerElbow[0]) / 2, (outerElbow[1] + innerElbow[1]) / 2];
  const [cx, cy] = [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2];
  const sleeveFolds = (): Fold[] => [
    fold(
      random,
      [
        [ax, ay - 6],
        [ax + 34, ay - 40],
        [ax + 54, ay - 94],
      ],
      24,
      0.55,
    ),
    fold(
      random,
      [
        [ax + 2, ay + 30],
        [ax + 42, ay + 6],
        [ax + 74, ay - 44],
      ],
      20,
      -0.5,
    ),
    fold(
      random,
      [
        [ax + 2, ay + 58],
        [ax + 46, ay + 46],
        [ax + 84, ay + 14],
      ],
      22,
      0.5,
    ),
    fold(
      random,
      [
        [sx + 6, sy + 16],
        [sx + 40, sy + 110],
        [ex + 20, ey - 100],
      ],
      46,
      0.36,
    ),
    fold(
      random,
      [
        [innerElbow[0] + 2, ey - 40],
        [ex - 6, ey - 16],
        [outerElbow[0] - 12, ey - 34],
      ],
      20,
      0.55,
    ),
    fold(
      random,
      [
        [innerElbow[0] + 2, ey - 8],
        [ex, ey + 8],
        [outerElbow[0] - 10, ey - 4],
      ],
      16,
      -0.6,
    ),
    fold(
      random,
      [
        [innerElbow[0] + 4, ey + 14],
        [ex + 8, ey + 40],
        [outerElbow[0] - 12, ey + 44],
      ],
      20,
      0.5,
    ),
    fold(
      random,
      [
        [innerElbow[0] + 8, ey + 52],
        [ex + 10, ey + 84],
        [ex + 34, ey + 110],
      ],
      16,
      -0.4,
    ),
    fold(
      random,
      [
        [ex + 16, ey + 60],
        [(ex + cx) / 2 + 14, (ey + cy) / 2],
        [cx + 10, cy - 70],
      ],
      36,
      0.34,
    ),
    fold(
      random,
      [
        [inner[0] + 2, cy - 92],
        [cx, cy - 70],
        [outer[0] - 4, cy - 88],
      ],
      16,
      0.5,
    ),
    fold(
      random,
      [
        [inner[0] + 2, cy - 60],
        [cx, cy - 44],
        [outer[0] - 4, cy - 54],
      ],
      16,
      -0.5,
    ),
    fold(
      random,
      [
        [inner[0] + 2, cy - 34],
        [cx, cy - 22],
        [outer[0] - 4, cy - 34],
      ],
      16,
      0.5,
    ),
  ];
  const part: Part = {
    d,
    fill: look.fill,
    decor: look.decor,
    roll: 36,
    cast: 0.42,
    round: { from: [innerElbow[0] + 4, ey + 40], to: [outerElbow[0] + 10, ey], strength: 0.85 },
  };
  const [left, right] = pair(part, sleeveFolds);
  return {
    parts: [
      {
        ...left,
        round: {
          from: [pictureWidth - outerElbow[0] - 10, ey],
          to: [pictureWidth - innerElbow[0] - 4, ey + 40],
          strength: 0.85,
        },
      },
      right,
    ],
    cuff,
    up: [0, -1],
  };
}
