import type { CutContext, Drawing, Part } from '../drawing.ts';
import { lettering, waveMark } from '../lettering.ts';
import { AXIS, moved, Pen, symmetric } from '../path.ts';
import { fold, folds } from './top-folds.ts';
import { bothSides } from './pair.ts';
import { seam, stitches } from './top-trims.ts';

/** A six-panel running cap with a curved, stitched brim; from behind, its strap. */
export function cap(context: CutContext): Drawing {
  const { spec, view, random, palette } = context;
  const back = view === 'back';
  const crown = symmetric(
    new Pen(AXIS, 330)
      .curve(AXIS + 150, 330, AXIS + 246, 430, AXIS + 262, 640)
      .curve(AXIS + 264, 676, AXIS + 262, 690, AXIS + 258, 700)
      .curve(AXIS + 160, 664, AXIS + 80, 654, AXIS, 654)
      .outline(),
  );
  const brim = symmetric(
    new Pen(AXIS, 640)
      .curve(AXIS + 110, 640, AXIS + 200, 662, AXIS + 260, 694)
      .curve(AXIS + 316, 736, AXIS + 330, 790, AXIS + 300, 812)
      .curve(AXIS + 240, 764, AXIS + 120, 742, AXIS, 742)
      .outline(),
  );
  const under = symmetric(
    new Pen(AXIS, 738)
      .curve(AXIS + 120, 738, AXIS + 240, 760, AXIS + 302, 810)
      .curve(AXIS + 240, 790, AXIS + 120, 772, AXIS, 772)
      .outline(),
  );
  const panelSeam = new Pen(AXIS + 12, 334).curve(AXIS + 90, 380, AXIS + 140, 500, AXIS + 142, 664).outline();
  const front = `<path d="M${AXIS - 12} 330C${AXIS - 90} 380 ${AXIS - 140} 500 ${AXIS - 142} 700H${AXIS + 142}C${AXIS + 140} 500 ${AXIS + 90} 380 ${AXIS + 12} 330Z" fill="${palette.accent}"/>`;
  const contrasting = spec.panel === 'yoke' || spec.panel === 'half' || spec.panel === 'side';
  const rows = [16, 32, 48, 64]
    .map((lift) =>
      stitches(
        new Pen(AXIS - 280, 786 - lift + 10)
          .curve(AXIS - 150, 734 - lift, AXIS + 150, 734 - lift, AXIS + 280, 786 - lift + 10)
          .outline(),
        palette.thread,
      ),
    )
    .join('');
  const eyelets = bothSides(
    `<ellipse cx="${AXIS + 178}" cy="470" rx="9" ry="11" fill="${palette.seam}" opacity=".8"/><ellipse cx="${AXIS + 178}" cy="470" rx="13" ry="15" fill="none" stroke="${palette.thread}" stroke-width="4"/>`,
  );
  const hole = `<path d="M${AXIS - 104} 690C${AXIS - 96} 560 ${AXIS + 96} 560 ${AXIS + 104} 690Z" fill="${palette.inside}"/><path d="M${AXIS - 104} 690C${AXIS - 96} 560 ${AXIS + 96} 560 ${AXIS + 104} 690" fill="none" stroke="${palette.rib}" stroke-width="14"/>`;
  const strap = `<path d="M${AXIS - 258} 672C${AXIS - 120} 700 ${AXIS + 120} 700 ${AXIS + 258} 672V704C${AXIS + 120} 730 ${AXIS - 120} 730 ${AXIS - 258} 704Z" fill="${palette.accent}" stroke="#000" stroke-opacity=".3" stroke-width="2"/><rect x="${AXIS + 36}" y="686" width="42" height="38" rx="5" fill="none" stroke="#c9ced0" stroke-width="7"/>`;
  const dome: Part = {
    d: crown,
    fill: palette.main,
    decor: (contrasting && !back ? front : '') + (back ? hole : ''),
    folds: [
      ...folds(
        random,
        [
          [AXIS + 70, 380],
          [AXIS + 96, 500],
          [AXIS + 84, 640],
        ],
        120,
        0.32,
        4,
      ),
      ...folds(
        random,
        [
          [AXIS + 200, 440],
          [AXIS + 216, 540],
          [AXIS + 210, 660],
        ],
        60,
        0.3,
        4,
      ),
      ...folds(
        random,
        [
          [AXIS + 140, 420],
          [AXIS + 142, 540],
          [AXIS + 142, 650],
        ],
        14,
        -0.4,
        3,
      ),
      fold(
        random,
        [
          [AXIS - 60, 620],
          [AXIS, 606],
          [AXIS + 70, 622],
        ],
        22,
        0.3,
      ),
    ],
    roll: 64,
    round: { from: [AXIS - 262, 520], to: [AXIS + 262, 560], strength: 1 },
  };
  const peak: Part = {
    d: brim,
    fill: spec.panel === 'trim' || spec.panel === 'hem' || spec.panel === 'sleeves' ? palette.accent : palette.main,
    decor: rows,
    folds: [
      fold(
        random,
        [
          [AXIS - 240, 740],
          [AXIS, 690],
          [AXIS + 240, 740],
        ],
        70,
        0.5,
        3,
      ),
    ],
    roll: 22,
    cast: 0.4,
    round: { from: [AXIS - 300, 720], to: [AXIS + 300, 720], strength: 0.9 },
  };
  const badge = back
    ? ''
    : spec.print === 'wordmark' || spec.print === 'number'
      ? lettering('KAYAL', { x: AXIS, y: 520, height: 50 }, contrasting ? palette.main : palette.print, 20)
      : waveMark({ x: AXIS, y: 536, width: 150 }, contrasting ? palette.main : palette.print);
  return {
    parts: back ? [dome] : [{ d: under, fill: palette.inside, roll: 8 }, dome, peak],
    trims:
      bothSides(
        seam(panelSeam, palette.seam, 0.5) +
          (back
            ? ''
            : stitches(moved(panelSeam, 7, 0), palette.thread) + stitches(moved(panelSeam, -7, 0), palette.thread)),
      ) +
      seam(new Pen(AXIS, 334).line(AXIS, back ? 590 : 652).outline(), palette.seam, contrasting ? 0.2 : 0.35) +
      eyelets +
      `<ellipse cx="${AXIS}" cy="331" rx="22" ry="10" fill="${palette.rib}" stroke="#000" stroke-opacity=".35"/>` +
      (back ? strap : '') +
      badge,
    detail: { x: AXIS - 200, y: 400, width: 380 },
    ground: { x: AXIS, y: back ? 740 : 812, reach: 320 },
    surface: 'shell',
  };
}
