import { mix } from '@kayal/commerce-core/plate-colour';
import { shade, standingOut } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing.ts';
import { lettering, waveMark } from '../lettering.ts';
import { AXIS, num, Pen, symmetric } from '../path.ts';
import { printed } from '../prints.ts';
import { bothSides, pair } from './pair.ts';
import { fold, folds } from './top-folds.ts';
import { stitches } from './top-trims.ts';

/** A day pack: rounded shell, front pocket, bottle sleeves; from behind, padded straps. */
export function backpack(context: CutContext): Drawing {
  const { spec, view, random, palette, prefix } = context;
  const back = view === 'back';
  const trim = mix(palette.seam, palette.main, 0.18);
  const second = spec.panel === 'none' || spec.panel === 'trim' ? shade(palette.main, 0.1) : palette.accent;
  const shell: Part = {
    d: symmetric(
      new Pen(AXIS, 232)
        .curve(AXIS + 120, 232, AXIS + 214, 270, AXIS + 234, 400)
        .curve(AXIS + 256, 560, AXIS + 262, 760, AXIS + 252, 900)
        .curve(AXIS + 246, 962, AXIS + 208, 984, AXIS + 150, 990)
        .curve(AXIS + 80, 996, AXIS + 40, 996, AXIS, 996)
        .outline(),
    ),
    fill: palette.main,
    decor:
      ['fade', 'dots', 'backwaters'].includes(spec.print) && !back
        ? printed({ spec, palette, area: { left: 210, right: 690, top: 240, bottom: 990, line: 330 }, prefix })
        : '',
    folds: [
      ...folds(
        random,
        [
          [AXIS + 226, 480],
          [AXIS + 150, 520],
          [AXIS + 60, 516],
        ],
        34,
        0.4,
      ),
      ...folds(
        random,
        [
          [AXIS + 200, 330],
          [AXIS + 130, 360],
          [AXIS + 50, 352],
        ],
        30,
        0.36,
      ),
      ...folds(
        random,
        [
          [AXIS + 244, 900],
          [AXIS + 180, 930],
          [AXIS + 90, 950],
        ],
        26,
        0.36,
      ),
    ],
    roll: 70,
    round: { from: [AXIS - 250, 620], to: [AXIS + 250, 640], strength: 0.9 },
  };
  const sleeves = pair(
    {
      d: new Pen(AXIS + 214, 700)
        .line(AXIS + 262, 690)
        .curve(AXIS + 284, 780, AXIS + 282, 880, AXIS + 262, 946)
        .curve(AXIS + 248, 962, AXIS + 226, 966, AXIS + 206, 962)
        .curve(AXIS + 220, 880, AXIS + 222, 780, AXIS + 214, 700)
        .closed(),
      fill: second,
      roll: 22,
      cast: 0.2,
    },
    () => [
      fold(
        random,
        [
          [AXIS + 226, 720],
          [AXIS + 244, 820],
          [AXIS + 236, 940],
        ],
        24,
        0.4,
      ),
    ],
  );
  const pocket: Part = {
    d: symmetric(
      new Pen(AXIS, 604)
        .line(AXIS + 150, 604)
        .curve(AXIS + 176, 604, AXIS + 186, 620, AXIS + 188, 650)
        .line(AXIS + 184, 930)
        .curve(AXIS + 180, 956, AXIS + 164, 966, AXIS + 130, 968)
        .line(AXIS, 972)
        .outline(),
    ),
    fill: second,
    roll: 40,
    cast: 0.34,
    folds: [
      ...folds(
        random,
        [
          [AXIS + 168, 940],
          [AXIS + 130, 900],
          [AXIS + 60, 888],
        ],
        26,
        0.3,
      ),
      ...folds(
        random,
        [
          [AXIS + 172, 690],
          [AXIS + 140, 760],
          [AXIS + 146, 860],
        ],
        30,
        0.26,
      ),
    ],
    round: { from: [AXIS - 180, 780], to: [AXIS + 190, 800], strength: 0.7 },
  };
  const zipper = (d: string): string =>
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".32" stroke-width="20"/><path d="${d}" fill="none" stroke="${trim}" stroke-width="14"/><path d="${d}" fill="none" stroke="#c9ced0" stroke-width="4.5" stroke-dasharray="3 2.4"/>`;
  const main = zipper(
    `M${AXIS - 196} 560C${AXIS - 196} 380 ${AXIS - 150} 300 ${AXIS} 300S${AXIS + 196} 380 ${AXIS + 196} 560`,
  );
  const pulls = `<path d="M${AXIS - 194} 556l-6 54M${AXIS + 110} 648l14 50" stroke="${palette.accent}" stroke-width="10" stroke-linecap="round"/>`;
  const handle = `<path d="M${AXIS - 54} 244C${AXIS - 54} 160 ${AXIS + 54} 160 ${AXIS + 54} 244" fill="none" stroke="${trim}" stroke-width="24"/><path d="M${AXIS - 58} 238C${AXIS - 56} 156 ${AXIS + 46} 152 ${AXIS + 50} 236" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="4"/>`;
  const pad = pair(
    {
      d: new Pen(AXIS + 40, 262)
        .curve(AXIS + 70, 250, AXIS + 120, 256, AXIS + 138, 282)
        .curve(AXIS + 190, 420, AXIS + 196, 600, AXIS + 178, 760)
        .curve(AXIS + 160, 782, AXIS + 128, 780, AXIS + 112, 758)
        .curve(AXIS + 128, 600, AXIS + 112, 420, AXIS + 40, 262)
        .closed(),
      fill: shade(palette.main, 0.16),
      roll: 30,
      cast: 0.45,
    },
    () => [
      fold(
        random,
        [
          [AXIS + 100, 320],
          [AXIS + 156, 520],
          [AXIS + 146, 740],
        ],
        26,
        0.3,
      ),
    ],
  );
  const tails = bothSides(
    `<path d="M${AXIS + 146} 766C${AXIS + 150} 840 ${AXIS + 190} 880 ${AXIS + 226} 930" fill="none" stroke="${trim}" stroke-width="20"/><rect x="${AXIS + 126}" y="760" width="42" height="30" rx="5" fill="${trim}"/>`,
  );
  const mesh = `<path d="${Array.from({ length: 9 }, (_, index) => `M${num(AXIS - 120)} ${420 + index * 56}q120 26 240 0`).join('')}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="9"/>`;
  const ink = standingOut(second, [palette.print, palette.accent, palette.main], 2);
  const name =
    spec.seed % 2 === 0
      ? lettering('KAYAL', { x: AXIS, y: 776, height: 46 }, ink, 19)
      : waveMark({ x: AXIS, y: 790, width: 150 }, ink);
  return {
    parts: back ? [shell, ...sleeves, ...pad] : [shell, ...sleeves, pocket],
    trims:
      handle +
      (back
        ? tails + mesh
        : `${main}${zipper(`M${AXIS - 168} 646H${AXIS + 168}`)}${pulls}${name}${stitches(new Pen(AXIS - 170, 940).line(AXIS + 170, 940).outline(), palette.thread)}`),
    detail: { x: AXIS - 120, y: 470, width: 390 },
    ground: { x: AXIS, y: 1000, reach: 300 },
    surface: 'shell',
  };
}
