import { standingOut } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { waveMark } from '../lettering.ts';
import { axisX, pathOf, Pen, symmetric } from '../path.ts';
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
    ? new Pen(axisX, drop).curve(axisX + 40, drop - 6, axisX + 96, 300, axisX + 124, 222).outline()
    : new Pen(axisX, drop).curve(axisX + 76, drop, axisX + 112, 360, axisX + 122, 222).outline();
  const hole = back
    ? new Pen(axisX + 192, 232).curve(axisX + 170, 330, axisX + 90, 420, axisX + 242, 590).outline()
    : new Pen(axisX + 192, 232).curve(axisX + 180, 360, axisX + 196, 480, axisX + 262, 566).outline();
  const end = hole.curves[0];
  const d = symmetric(
    new Pen(axisX, drop)
      .follow(neck)
      .curve(axisX + 144, 212, axisX + 176, 216, axisX + 192, 232)
      .follow(hole)
      .curve((end?.[4] ?? 0) - 4, 640, axisX + 232, 700, axisX + 226, 748)
      .curve(axisX + 130, 772, axisX + 60, 776, axisX, 776)
      .outline(),
  );
  const band = symmetric(
    new Pen(axisX, 752)
      .curve(axisX + 70, 752, axisX + 150, 744, axisX + 228, 728)
      .line(axisX + 220, 812)
      .curve(axisX + 150, 832, axisX + 70, 838, axisX, 838)
      .outline(),
  );
  const area = { left: axisX - 250, right: axisX + 250, top: 230, bottom: 780, line: 530 };
  const edge = (line: typeof neck, colour: string): string =>
    `<path d="${pathOf(line)}" fill="none" stroke="${colour}" stroke-width="26"/>`;
  const trim = spec.panel === 'none' ? palette.rib : palette.accent;
  const print = ['fade', 'dots', 'backwaters', 'hoops', 'pinstripe'].includes(spec.print)
    ? printed({ spec, palette, area, prefix })
    : '';
  const side =
    spec.panel === 'side' || spec.panel === 'sleeves'
      ? bothSides(
          `<path d="M${axisX + 300} 480L${axisX + 176} 500Q${axisX + 150} 640 ${axisX + 200} 800H${axisX + 320}Z" fill="${palette.accent}"/>`,
        )
      : '';
  const cup = new Pen(axisX + 236, 540)
    .curve(axisX + 190, 600, axisX + 190, 690, axisX + 60, 720)
    .curve(axisX + 36, 724, axisX + 16, 716, axisX, 700)
    .outline();
  const body: Part = {
    d,
    fill: palette.main,
    decor: print + side + bothSides(edge(neck, trim) + edge(hole, trim)),
    folds: back
      ? folds(
          random,
          [
            [axisX + 200, 640],
            [axisX + 120, 660],
            [axisX + 30, 690],
          ],
          26,
          0.4,
        )
      : [
          ...folds(
            random,
            [
              [axisX + 128, 400],
              [axisX + 128, 560],
              [axisX + 118, 700],
            ],
            210,
            0.36,
            3,
          ),
          fold(
            random,
            [
              [axisX + 4, 560],
              [axisX, 640],
              [axisX + 4, 730],
            ],
            60,
            -0.24,
            3,
          ),
          ...folds(
            random,
            [
              [axisX + 244, 590],
              [axisX + 190, 640],
              [axisX + 120, 670],
            ],
            20,
            0.36,
          ),
        ],
    roll: 46,
    round: { from: [axisX - 250, 560], to: [axisX + 250, 560], strength: 0.9 },
  };
  const inside = symmetric(
    new Pen(axisX, 400)
      .curve(axisX + 60, 380, axisX + 110, 320, axisX + 124, 226)
      .line(axisX + 188, 236)
      .curve(axisX + 150, 380, axisX + 130, 420, axisX + 200, 560)
      .line(axisX, 600)
      .outline(),
  );
  const bandFill = spec.panel === 'trim' || spec.panel === 'hem' ? palette.accent : palette.rib;
  const bandInk = standingOut(bandFill, [palette.print, palette.main, palette.accent], 2.2);
  const word = Array.from({ length: 5 }, (_, index) =>
    waveMark({ x: axisX - 176 + index * 88, y: 795 - Math.abs(index - 2) * 5, width: 40 }, bandInk),
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
              [axisX - 200, 790],
              [axisX, 800],
              [axisX + 200, 780],
            ],
            20,
            0.2,
          ),
        ],
        round: { from: [axisX - 230, 800], to: [axisX + 230, 800], strength: 0.9 },
      },
    ],
    trims:
      (back ? '' : bothSides(seam(cup, palette.seam, 0.4))) +
      word +
      (back ? '' : waveMark({ x: axisX, y: drop + 60, width: 66 }, palette.print)),
    detail: { x: axisX - 230, y: 300, width: 400 },
    ground: { x: axisX, y: 950, reach: 250 },
    surface: 'knit',
  };
}
