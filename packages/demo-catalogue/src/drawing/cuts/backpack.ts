import { mix } from '@kayal/commerce-core/plate-colour';
import { shade, standingOut } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { lettering, waveMark } from '../lettering.ts';
import { axisX, num, Pen, symmetric } from '../path.ts';
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
      new Pen(axisX, 232)
        .curve(axisX + 120, 232, axisX + 214, 270, axisX + 234, 400)
        .curve(axisX + 256, 560, axisX + 262, 760, axisX + 252, 900)
        .curve(axisX + 246, 962, axisX + 208, 984, axisX + 150, 990)
        .curve(axisX + 80, 996, axisX + 40, 996, axisX, 996)
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
          [axisX + 226, 480],
          [axisX + 150, 520],
          [axisX + 60, 516],
        ],
        34,
        0.4,
      ),
      ...folds(
        random,
        [
          [axisX + 200, 330],
          [axisX + 130, 360],
          [axisX + 50, 352],
        ],
        30,
        0.36,
      ),
      ...folds(
        random,
        [
          [axisX + 244, 900],
          [axisX + 180, 930],
          [axisX + 90, 950],
        ],
        26,
        0.36,
      ),
    ],
    roll: 70,
    round: { from: [axisX - 250, 620], to: [axisX + 250, 640], strength: 0.9 },
  };
  const sleeves = pair(
    {
      d: new Pen(axisX + 214, 700)
        .line(axisX + 262, 690)
        .curve(axisX + 284, 780, axisX + 282, 880, axisX + 262, 946)
        .curve(axisX + 248, 962, axisX + 226, 966, axisX + 206, 962)
        .curve(axisX + 220, 880, axisX + 222, 780, axisX + 214, 700)
        .closed(),
      fill: second,
      roll: 22,
      cast: 0.2,
    },
    () => [
      fold(
        random,
        [
          [axisX + 226, 720],
          [axisX + 244, 820],
          [axisX + 236, 940],
        ],
        24,
        0.4,
      ),
    ],
  );
  const pocket: Part = {
    d: symmetric(
      new Pen(axisX, 604)
        .line(axisX + 150, 604)
        .curve(axisX + 176, 604, axisX + 186, 620, axisX + 188, 650)
        .line(axisX + 184, 930)
        .curve(axisX + 180, 956, axisX + 164, 966, axisX + 130, 968)
        .line(axisX, 972)
        .outline(),
    ),
    fill: second,
    roll: 40,
    cast: 0.34,
    folds: [
      ...folds(
        random,
        [
          [axisX + 168, 940],
          [axisX + 130, 900],
          [axisX + 60, 888],
        ],
        26,
        0.3,
      ),
      ...folds(
        random,
        [
          [axisX + 172, 690],
          [axisX + 140, 760],
          [axisX + 146, 860],
        ],
        30,
        0.26,
      ),
    ],
    round: { from: [axisX - 180, 780], to: [axisX + 190, 800], strength: 0.7 },
  };
  const zipper = (d: string): string =>
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".32" stroke-width="20"/><path d="${d}" fill="none" stroke="${trim}" stroke-width="14"/><path d="${d}" fill="none" stroke="#c9ced0" stroke-width="4.5" stroke-dasharray="3 2.4"/>`;
  const main = zipper(
    `M${axisX - 196} 560C${axisX - 196} 380 ${axisX - 150} 300 ${axisX} 300S${axisX + 196} 380 ${axisX + 196} 560`,
  );
  const pulls = `<path d="M${axisX - 194} 556l-6 54M${axisX + 110} 648l14 50" stroke="${palette.accent}" stroke-width="10" stroke-linecap="round"/>`;
  const handle = `<path d="M${axisX - 54} 244C${axisX - 54} 160 ${axisX + 54} 160 ${axisX + 54} 244" fill="none" stroke="${trim}" stroke-width="24"/><path d="M${axisX - 58} 238C${axisX - 56} 156 ${axisX + 46} 152 ${axisX + 50} 236" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="4"/>`;
  const pad = pair(
    {
      d: new Pen(axisX + 40, 262)
        .curve(axisX + 70, 250, axisX + 120, 256, axisX + 138, 282)
        .curve(axisX + 190, 420, axisX + 196, 600, axisX + 178, 760)
        .curve(axisX + 160, 782, axisX + 128, 780, axisX + 112, 758)
        .curve(axisX + 128, 600, axisX + 112, 420, axisX + 40, 262)
        .closed(),
      fill: shade(palette.main, 0.16),
      roll: 30,
      cast: 0.45,
    },
    () => [
      fold(
        random,
        [
          [axisX + 100, 320],
          [axisX + 156, 520],
          [axisX + 146, 740],
        ],
        26,
        0.3,
      ),
    ],
  );
  const tails = bothSides(
    `<path d="M${axisX + 146} 766C${axisX + 150} 840 ${axisX + 190} 880 ${axisX + 226} 930" fill="none" stroke="${trim}" stroke-width="20"/><rect x="${axisX + 126}" y="760" width="42" height="30" rx="5" fill="${trim}"/>`,
  );
  const mesh = `<path d="${Array.from({ length: 9 }, (_, index) => `M${num(axisX - 120)} ${420 + index * 56}q120 26 240 0`).join('')}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="9"/>`;
  const ink = standingOut(second, [palette.print, palette.accent, palette.main], 2);
  const name =
    spec.seed % 2 === 0
      ? lettering('KAYAL', { x: axisX, y: 776, height: 46 }, ink, 19)
      : waveMark({ x: axisX, y: 790, width: 150 }, ink);
  return {
    parts: back ? [shell, ...sleeves, ...pad] : [shell, ...sleeves, pocket],
    trims:
      handle +
      (back
        ? tails + mesh
        : `${main}${zipper(`M${axisX - 168} 646H${axisX + 168}`)}${pulls}${name}${stitches(new Pen(axisX - 170, 940).line(axisX + 170, 940).outline(), palette.thread)}`),
    detail: { x: axisX - 120, y: 470, width: 390 },
    ground: { x: axisX, y: 1000, reach: 300 },
    surface: 'shell',
  };
}
