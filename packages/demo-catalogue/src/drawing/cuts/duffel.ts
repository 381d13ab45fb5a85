import { mix } from '@kayal/commerce-core/plate-colour';
import { shade } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { lettering, waveMark } from '../lettering.ts';
import { axisX, Pen } from '../path.ts';
import { printed } from '../prints.ts';
import { fold, folds } from './top-folds.ts';
import { stitches } from './top-trims.ts';

function webbing(d: string, colour: string, width: number): string {
  return `<path d="${d}" transform="translate(7 9)" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${width}"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="${width}" stroke-dasharray="2 5"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3" transform="translate(-${width / 3} -2)"/>`;
}

/** A barrel duffel: end panels, zipped top, grab handles and a shoulder strap. */
export function duffel(context: CutContext): Drawing {
  const { spec, view, random, palette, prefix } = context;
  const back = view === 'back';
  const trim = mix(palette.seam, palette.main, 0.15);
  const strap = spec.panel === 'none' ? trim : palette.accent;
  const body: Part = {
    d: new Pen(130, 560)
      .curve(136, 488, 176, 462, 240, 456)
      .curve(380, 444, 520, 444, 660, 456)
      .curve(724, 462, 764, 488, 770, 560)
      .curve(778, 660, 778, 740, 768, 806)
      .curve(760, 846, 726, 862, 680, 866)
      .curve(520, 878, 380, 878, 220, 866)
      .curve(174, 862, 140, 846, 132, 806)
      .curve(122, 740, 122, 660, 130, 560)
      .closed(),
    fill: palette.main,
    decor: ['fade', 'dots', 'backwaters'].includes(spec.print)
      ? printed({ spec, palette, area: { left: 130, right: 770, top: 460, bottom: 870, line: 560 }, prefix })
      : '',
    folds: [
      ...folds(
        random,
        [
          [700, 500],
          [610, 530],
          [520, 524],
        ],
        30,
        0.45,
      ),
      ...folds(
        random,
        [
          [690, 840],
          [600, 800],
          [500, 806],
        ],
        30,
        0.42,
      ),
      fold(
        random,
        [
          [300, 780],
          [450, 830],
          [600, 790],
        ],
        36,
        0.3,
      ),
      ...folds(
        random,
        [
          [650, 600],
          [622, 700],
          [640, 800],
        ],
        30,
        0.3,
      ),
      fold(
        random,
        [
          [360, 510],
          [450, 530],
          [560, 506],
        ],
        26,
        -0.36,
      ),
    ],
    roll: 76,
    round: { from: [410, 430], to: [490, 890], strength: 0.9 },
  };
  const end = (flip: boolean): Part => ({
    d: flip
      ? new Pen(700, 464)
          .curve(748, 476, 766, 508, 770, 560)
          .curve(778, 660, 778, 740, 768, 806)
          .curve(762, 840, 740, 856, 706, 863)
          .curve(726, 740, 724, 590, 700, 464)
          .closed()
      : new Pen(200, 464)
          .curve(152, 476, 134, 508, 130, 560)
          .curve(122, 660, 122, 740, 132, 806)
          .curve(138, 840, 160, 856, 194, 863)
          .curve(174, 740, 176, 590, 200, 464)
          .closed(),
    fill: spec.panel === 'none' || spec.panel === 'trim' ? shade(palette.main, 0.14) : palette.accent,
    roll: 22,
    cast: 0.18,
  });
  const pocket: Part = {
    d: new Pen(308, 614)
      .line(592, 614)
      .curve(604, 614, 610, 622, 610, 634)
      .line(606, 812)
      .curve(604, 830, 596, 836, 584, 838)
      .curve(500, 844, 400, 844, 316, 838)
      .curve(304, 836, 296, 830, 294, 812)
      .line(290, 634)
      .curve(290, 622, 296, 614, 308, 614)
      .closed(),
    fill: palette.main,
    roll: 26,
    cast: 0.3,
    folds: [
      fold(
        random,
        [
          [330, 800],
          [440, 740],
          [560, 760],
        ],
        30,
        0.3,
      ),
    ],
  };
  const zipLine = 'M206 500C360 484 540 484 694 500';
  const zipper = `<path d="${zipLine}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="24"/><path d="${zipLine}" fill="none" stroke="${palette.seam}" stroke-width="16"/><path d="${zipLine}" fill="none" stroke="#c9ced0" stroke-width="6" stroke-dasharray="3 2.4"/><path d="M640 494l34 40" stroke="${strap}" stroke-width="10" stroke-linecap="round"/>`;
  const handles = webbing('M312 862V560C312 330 400 296 450 296S588 330 588 560V862', strap, 28);
  const carry = webbing(
    'M150 520C84 620 84 850 250 908C400 952 640 954 744 884C812 838 812 640 750 520',
    shade(strap, 0.15),
    22,
  );
  const grip = `<rect x="402" y="278" width="96" height="40" rx="12" fill="${trim}"/><rect x="402" y="278" width="96" height="14" rx="7" fill="#fff" opacity=".16"/>`;
  const name = back
    ? waveMark({ x: axisX, y: 720, width: 150 }, palette.print)
    : spec.seed % 2 === 0
      ? lettering('KAYAL', { x: axisX, y: 696, height: 60 }, palette.print, 19)
      : waveMark({ x: axisX, y: 724, width: 190 }, palette.print);
  return {
    parts: [body, end(false), end(true), ...(back ? [] : [pocket])],
    trims:
      zipper +
      stitches(new Pen(300, 634).line(600, 634).outline(), palette.thread) +
      handles +
      grip +
      name +
      (spec.seed % 3 === 0 ? '' : carry),
    detail: { x: axisX - 40, y: 440, width: 370 },
    ground: { x: axisX, y: 876, reach: 360 },
    surface: 'shell',
  };
}
