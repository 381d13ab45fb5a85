import type { CutContext, Fold } from '../drawing-types.ts';
import { axisX } from '../path.ts';
import { rightPoint, type BottomFit } from './bottom-fit.ts';
import { fold } from './top-folds.ts';

/**
 * Folds of the right leg's upper half: pull from the crotch and hip, gathers under the waistband.
 * @param tight 0 loose … 1 skin-tight
 */
export function hipFolds(fit: BottomFit, { random }: CutContext, tight: number): Fold[] {
  const { crotch, hip, outer, inner, waist } = fit;
  const hx = axisX + hip[0];
  const calm = 1 - tight * 0.45;
  const lift = random.between(-16, 16);
  const list: Fold[] = [
    fold(
      random,
      [
        [axisX + 6, crotch - 8],
        [axisX + 56, crotch - 50 + lift],
        [axisX + 124, crotch - 72 + lift],
      ],
      22,
      0.44 * calm,
    ),
    fold(
      random,
      [
        [axisX + 12, crotch + 8],
        [axisX + 66, crotch - 18 + lift],
        [axisX + 136, crotch - 26 + lift],
      ],
      20,
      -0.34 * calm,
    ),
    fold(
      random,
      [
        [axisX + 16, crotch + 34],
        [axisX + 70, crotch + 26],
        [axisX + 128, crotch + 60 + lift],
      ],
      26,
      0.36 * calm,
    ),
    fold(
      random,
      [
        [hx - 8, hip[1] - 46],
        [hx - 50, hip[1] - 10],
        [hx - 92, hip[1] + 60],
      ],
      26,
      0.34 * calm,
    ),
    fold(
      random,
      [
        [hx - 8, hip[1] + 20],
        [hx - 60, hip[1] + 60 + lift],
        [hx - 120, hip[1] + 84],
      ],
      26,
      0.3 * calm,
    ),
  ];
  for (let index = 0; index < (tight > 0.5 ? 0 : 6); index += 1) {
    const x = axisX + ((index + 0.5) / 6) * waist[0];
    list.push(
      fold(
        random,
        [
          [x, waist[1] + fit.band - 8],
          [x + 6, waist[1] + fit.band + 40],
          [x + 10, waist[1] + fit.band + random.between(70, 150)],
        ],
        22,
        index % 2 === 0 ? 0.42 : -0.36,
        4,
      ),
    );
  }
  if (tight > 0.5) return list;
  for (let index = 0; index < 3; index += 1) {
    const x = axisX + inner[0] + (outer[0] - inner[0]) * ((index + 0.6) / 3.2);
    list.push(
      fold(
        random,
        [
          [axisX + (x - axisX) * 0.86, crotch - 20 + index * 30],
          [x - 6, (crotch + outer[1]) / 2],
          [x, outer[1] + 30],
        ],
        44,
        index % 2 === 0 ? 0.45 : -0.42,
        10,
      ),
    );
  }
  return list;
}

/** Folds behind the knee and above the hem, where the cut has a knee. */
export function kneeFolds(fit: BottomFit, { random }: CutContext): Fold[] {
  if (fit.knee === undefined) return [];
  const [[ox, ky], [ix]] = fit.knee;
  const [hemX, hemY] = rightPoint(fit.outer);
  const innerX = axisX + fit.inner[0];
  return [
    fold(
      random,
      [
        [axisX + ix + 2, ky - 34],
        [axisX + (ix + ox) / 2, ky - 14],
        [axisX + ox - 10, ky - 42],
      ],
      18,
      0.5,
    ),
    fold(
      random,
      [
        [axisX + ix + 2, ky - 4],
        [axisX + (ix + ox) / 2, ky + 8],
        [axisX + ox - 10, ky - 6],
      ],
      16,
      -0.46,
    ),
    fold(
      random,
      [
        [axisX + ix + 4, ky + 26],
        [axisX + (ix + ox) / 2 + 8, ky + 36],
        [axisX + ox - 12, ky + 52],
      ],
      18,
      0.46,
    ),
    fold(
      random,
      [
        [innerX + 2, hemY - 78],
        [(innerX + hemX) / 2, hemY - 60],
        [hemX - 6, hemY - 84],
      ],
      16,
      0.5,
    ),
    fold(
      random,
      [
        [innerX + 2, hemY - 48],
        [(innerX + hemX) / 2, hemY - 36],
        [hemX - 6, hemY - 48],
      ],
      14,
      -0.5,
    ),
  ];
}
