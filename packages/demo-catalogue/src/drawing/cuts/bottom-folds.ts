import type { CutContext, Fold } from '../drawing.ts';
import { AXIS } from '../path.ts';
import { at, type BottomFit } from './bottom-fit.ts';
import { fold } from './top-folds.ts';

/**
 * Folds of the right leg's upper half: pull from the crotch and hip, gathers under the waistband.
 * @param tight 0 loose … 1 skin-tight
 */
export function hipFolds(fit: BottomFit, { random }: CutContext, tight: number): Fold[] {
  const { crotch, hip, outer, inner, waist } = fit;
  const hx = AXIS + hip[0];
  const calm = 1 - tight * 0.45;
  const lift = random.between(-16, 16);
  const list: Fold[] = [
    fold(
      random,
      [
        [AXIS + 6, crotch - 8],
        [AXIS + 56, crotch - 50 + lift],
        [AXIS + 124, crotch - 72 + lift],
      ],
      22,
      0.44 * calm,
    ),
    fold(
      random,
      [
        [AXIS + 12, crotch + 8],
        [AXIS + 66, crotch - 18 + lift],
        [AXIS + 136, crotch - 26 + lift],
      ],
      20,
      -0.34 * calm,
    ),
    fold(
      random,
      [
        [AXIS + 16, crotch + 34],
        [AXIS + 70, crotch + 26],
        [AXIS + 128, crotch + 60 + lift],
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
    const x = AXIS + ((index + 0.5) / 6) * waist[0];
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
    const x = AXIS + inner[0] + (outer[0] - inner[0]) * ((index + 0.6) / 3.2);
    list.push(
      fold(
        random,
        [
          [AXIS + (x - AXIS) * 0.86, crotch - 20 + index * 30],
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
  const [hemX, hemY] = at(fit.outer);
  const innerX = AXIS + fit.inner[0];
  return [
    fold(
      random,
      [
        [AXIS + ix + 2, ky - 34],
        [AXIS + (ix + ox) / 2, ky - 14],
        [AXIS + ox - 10, ky - 42],
      ],
      18,
      0.5,
    ),
    fold(
      random,
      [
        [AXIS + ix + 2, ky - 4],
        [AXIS + (ix + ox) / 2, ky + 8],
        [AXIS + ox - 10, ky - 6],
      ],
      16,
      -0.46,
    ),
    fold(
      random,
      [
        [AXIS + ix + 4, ky + 26],
        [AXIS + (ix + ox) / 2 + 8, ky + 36],
        [AXIS + ox - 12, ky + 52],
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
