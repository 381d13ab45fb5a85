import { standingOut } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing.ts';
import { waveMark } from '../lettering.ts';
import { AXIS, pathOf, Pen, symmetric } from '../path.ts';
import { printed } from '../prints.ts';
import { bothSides } from './pair.ts';
import { fold, folds } from './top-folds.ts';
import { seam } from './top-trims.ts';

/** A racer-back sports bra with a wide under-band. */
export function sportsBra(context: CutContext): Drawing {
  const { spec, view, random, palette, prefix } = context;
  const back = view === 'back';
  const drop = back ? 352 : 446;
  const neck = back
    ? new Pen(AXIS, drop).curve(AXIS + 40, drop - 6, AXIS + 96, 300, AXIS + 124, 222).outline()
    : new Pen(AXIS, drop).curve(AXIS + 76, drop, AXIS + 112, 360, AXIS + 122, 222).outline();
  const hole = back
    ? new Pen(AXIS + 192, 232).curve(AXIS + 170, 330, AXIS + 90, 420, AXIS + 242, 590).outline()
    : new Pen(AXIS + 192, 232).curve(AXIS + 180, 360, AXIS + 196, 480, AXIS + 262, 566).outline();
  const end = hole.curves[0];
  const d = symmetric(
    new Pen(AXIS, drop)
      .follow(neck)
      .curve(AXIS + 144, 212, AXIS + 176, 216, AXIS + 192, 232)
      .follow(hole)
      .curve((end?.[4] ?? 0) - 4, 640, AXIS + 232, 700, AXIS + 226, 748)
      .curve(AXIS + 130, 772, AXIS + 60, 776, AXIS, 776)
      .outline(),
  );
  const band = symmetric(
    new Pen(AXIS, 752)
      .curve(AXIS + 70, 752, AXIS + 150, 744, AXIS + 228, 728)
      .line(AXIS + 220, 812)
      .curve(AXIS + 150, 832, AXIS + 70, 838, AXIS, 838)
      .outline(),
  );
  const area = { left: AXIS - 250, right: AXIS + 250, top: 230, bottom: 780, line: 530 };
  const edge = (line: typeof neck, colour: string): string =>
    `<path d="${pathOf(line)}" fill="none" stroke="${colour}" stroke-width="26"/>`;
  const trim = spec.panel === 'none' ? palette.rib : palette.accent;
  const print = ['fade', 'dots', 'backwaters', 'hoops', 'pinstripe'].includes(spec.print)
    ? printed({ spec, palette, area, prefix })
    : '';
  const side =
    spec.panel === 'side' || spec.panel === 'sleeves'
      ? bothSides(
          `<path d="M${AXIS + 300} 480L${AXIS + 176} 500Q${AXIS + 150} 640 ${AXIS + 200} 800H${AXIS + 320}Z" fill="${palette.accent}"/>`,
        )
      : '';
  const cup = new Pen(AXIS + 236, 540)
    .curve(AXIS + 190, 600, AXIS + 190, 690, AXIS + 60, 720)
    .curve(AXIS + 36, 724, AXIS + 16, 716, AXIS, 700)
    .outline();
  const body: Part = {
    d,
    fill: palette.main,
    decor: print + side + bothSides(edge(neck, trim) + edge(hole, trim)),
    folds: back
      ? folds(
          random,
          [
            [AXIS + 200, 640],
            [AXIS + 120, 660],
            [AXIS + 30, 690],
          ],
          26,
          0.4,
        )
      : [
          ...folds(
            random,
            [
              [AXIS + 128, 400],
              [AXIS + 128, 560],
              [AXIS + 118, 700],
            ],
            210,
            0.36,
            3,
          ),
          fold(
            random,
            [
              [AXIS + 4, 560],
              [AXIS, 640],
              [AXIS + 4, 730],
            ],
            60,
            -0.24,
            3,
          ),
          ...folds(
            random,
            [
              [AXIS + 244, 590],
              [AXIS + 190, 640],
              [AXIS + 120, 670],
            ],
            20,
            0.36,
          ),
        ],
    roll: 46,
    round: { from: [AXIS - 250, 560], to: [AXIS + 250, 560], strength: 0.9 },
  };
  const inside = symmetric(
    new Pen(AXIS, 400)
      .curve(AXIS + 60, 380, AXIS + 110, 320, AXIS + 124, 226)
      .line(AXIS + 188, 236)
      .curve(AXIS + 150, 380, AXIS + 130, 420, AXIS + 200, 560)
      .line(AXIS, 600)
      .outline(),
  );
  const bandFill = spec.panel === 'trim' || spec.panel === 'hem' ? palette.accent : palette.rib;
  const bandInk = standingOut(bandFill, [palette.print, palette.main, palette.accent], 2.2);
  const word = Array.from({ length: 5 }, (_, index) =>
    waveMark({ x: AXIS - 176 + index * 88, y: 795 - Math.abs(index - 2) * 5, width: 40 }, bandInk),
  ).join('');
  return {
    parts: [
      ...(back ? [] : [{ d: inside, fill: palette.inside, roll: 16 }]),
      body,
      {
        d: band,
        fill: bandFill,
        roll: 20,
        cast: 0.26,
        folds: [
          fold(
            random,
            [
              [AXIS - 200, 790],
              [AXIS, 800],
              [AXIS + 200, 780],
            ],
            20,
            0.2,
          ),
        ],
        round: { from: [AXIS - 230, 800], to: [AXIS + 230, 800], strength: 0.9 },
      },
    ],
    trims:
      (back ? '' : bothSides(seam(cup, palette.seam, 0.4))) +
      word +
      (back ? '' : waveMark({ x: AXIS, y: drop + 60, width: 66 }, palette.print)),
    detail: { x: AXIS - 230, y: 300, width: 400 },
    ground: { x: AXIS, y: 950, reach: 250 },
    surface: 'knit',
  };
}
