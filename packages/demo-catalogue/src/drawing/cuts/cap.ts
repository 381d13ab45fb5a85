import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { lettering, waveMark } from '../lettering.ts';
import { axisX, moved, Pen, symmetric } from '../path.ts';
import { fold, folds } from './top-folds.ts';
import { bothSides } from './pair.ts';
import { seam, stitches } from './top-trims.ts';

/** A six-panel running cap with a curved, stitched brim; from behind, its strap. */
export function cap(context: CutContext): Drawing {
  const { spec, view, random, palette } = context;
  const back = view === 'back';
  const crown = symmetric(
    new Pen(axisX, 330)
      .curve(axisX + 150, 330, axisX + 246, 430, axisX + 262, 640)
      .curve(axisX + 264, 676, axisX + 262, 690, axisX + 258, 700)
      .curve(axisX + 160, 664, axisX + 80, 654, axisX, 654)
      .outline(),
  );
  const brim = symmetric(
    new Pen(axisX, 640)
      .curve(axisX + 110, 640, axisX + 200, 662, axisX + 260, 694)
      .curve(axisX + 316, 736, axisX + 330, 790, axisX + 300, 812)
      .curve(axisX + 240, 764, axisX + 120, 742, axisX, 742)
      .outline(),
  );
  const under = symmetric(
    new Pen(axisX, 738)
      .curve(axisX + 120, 738, axisX + 240, 760, axisX + 302, 810)
      .curve(axisX + 240, 790, axisX + 120, 772, axisX, 772)
      .outline(),
  );
  const panelSeam = new Pen(axisX + 12, 334).curve(axisX + 90, 380, axisX + 140, 500, axisX + 142, 664).outline();
  const front = `<path d="M${axisX - 12} 330C${axisX - 90} 380 ${axisX - 140} 500 ${axisX - 142} 700H${axisX + 142}C${axisX + 140} 500 ${axisX + 90} 380 ${axisX + 12} 330Z" fill="${palette.accent}"/>`;
  const contrasting = spec.panel === 'yoke' || spec.panel === 'half' || spec.panel === 'side';
  const rows = [16, 32, 48, 64]
    .map((lift) =>
      stitches(
        new Pen(axisX - 280, 786 - lift + 10)
          .curve(axisX - 150, 734 - lift, axisX + 150, 734 - lift, axisX + 280, 786 - lift + 10)
          .outline(),
        palette.thread,
      ),
    )
    .join('');
  const eyelets = bothSides(
    `<ellipse cx="${axisX + 178}" cy="470" rx="9" ry="11" fill="${palette.seam}" opacity=".8"/><ellipse cx="${axisX + 178}" cy="470" rx="13" ry="15" fill="none" stroke="${palette.thread}" stroke-width="4"/>`,
  );
  const hole = `<path d="M${axisX - 104} 690C${axisX - 96} 560 ${axisX + 96} 560 ${axisX + 104} 690Z" fill="${palette.inside}"/><path d="M${axisX - 104} 690C${axisX - 96} 560 ${axisX + 96} 560 ${axisX + 104} 690" fill="none" stroke="${palette.rib}" stroke-width="14"/>`;
  const strap = `<path d="M${axisX - 258} 672C${axisX - 120} 700 ${axisX + 120} 700 ${axisX + 258} 672V704C${axisX + 120} 730 ${axisX - 120} 730 ${axisX - 258} 704Z" fill="${palette.accent}" stroke="#000" stroke-opacity=".3" stroke-width="2"/><rect x="${axisX + 36}" y="686" width="42" height="38" rx="5" fill="none" stroke="#c9ced0" stroke-width="7"/>`;
  const dome: Part = {
    d: crown,
    fill: palette.main,
    decor: (contrasting && !back ? front : '') + (back ? hole : ''),
    folds: [
      ...folds(
        random,
        [
          [axisX + 70, 380],
          [axisX + 96, 500],
          [axisX + 84, 640],
        ],
        120,
        0.32,
        4,
      ),
      ...folds(
        random,
        [
          [axisX + 200, 440],
          [axisX + 216, 540],
          [axisX + 210, 660],
        ],
        60,
        0.3,
        4,
      ),
      ...folds(
        random,
        [
          [axisX + 140, 420],
          [axisX + 142, 540],
          [axisX + 142, 650],
        ],
        14,
        -0.4,
        3,
      ),
      fold(
        random,
        [
          [axisX - 60, 620],
          [axisX, 606],
          [axisX + 70, 622],
        ],
        22,
        0.3,
      ),
    ],
    roll: 64,
    round: { from: [axisX - 262, 520], to: [axisX + 262, 560], strength: 1 },
  };
  const peak: Part = {
    d: brim,
    fill: spec.panel === 'trim' || spec.panel === 'hem' || spec.panel === 'sleeves' ? palette.accent : palette.main,
    decor: rows,
    folds: [
      fold(
        random,
        [
          [axisX - 240, 740],
          [axisX, 690],
          [axisX + 240, 740],
        ],
        70,
        0.5,
        3,
      ),
    ],
    roll: 22,
    cast: 0.4,
    round: { from: [axisX - 300, 720], to: [axisX + 300, 720], strength: 0.9 },
  };
  const badge = back
    ? ''
    : spec.print === 'wordmark' || spec.print === 'number'
      ? lettering('KAYAL', { x: axisX, y: 520, height: 50 }, contrasting ? palette.main : palette.print, 20)
      : waveMark({ x: axisX, y: 536, width: 150 }, contrasting ? palette.main : palette.print);
  return {
    parts: back ? [dome] : [{ d: under, fill: palette.inside, roll: 8 }, dome, peak],
    trims:
      bothSides(
        seam(panelSeam, palette.seam, 0.5) +
          (back
            ? ''
            : stitches(moved(panelSeam, 7, 0), palette.thread) + stitches(moved(panelSeam, -7, 0), palette.thread)),
      ) +
      seam(new Pen(axisX, 334).line(axisX, back ? 590 : 652).outline(), palette.seam, contrasting ? 0.2 : 0.35) +
      eyelets +
      `<ellipse cx="${axisX}" cy="331" rx="22" ry="10" fill="${palette.rib}" stroke="#000" stroke-opacity=".35"/>` +
      (back ? strap : '') +
      badge,
    detail: { x: axisX - 200, y: 400, width: 380 },
    ground: { x: axisX, y: back ? 740 : 812, reach: 320 },
    surface: 'shell',
  };
}
