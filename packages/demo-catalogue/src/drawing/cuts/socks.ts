import { shade } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { waveMark } from '../lettering.ts';
import { Pen } from '../path.ts';
import { fold } from './top-folds.ts';

function sock(context: CutContext, dx: number, dy: number, first: boolean): Part[] {
  const { palette, spec, random } = context;
  const x = (value: number): number => value + dx;
  const y = (value: number): number => value + dy;
  const d = new Pen(x(318), y(240))
    .curve(x(360), y(228), x(440), y(228), x(482), y(240))
    .curve(x(480), y(380), x(484), y(520), x(490), y(620))
    .curve(x(498), y(680), x(540), y(708), x(600), y(744))
    .curve(x(660), y(782), x(690), y(820), x(680), y(866))
    .curve(x(668), y(908), x(610), y(912), x(560), y(896))
    .curve(x(470), y(868), x(380), y(826), x(334), y(782))
    .curve(x(300), y(746), x(306), y(690), x(314), y(640))
    .curve(x(322), y(520), x(320), y(380), x(318), y(240))
    .closed();
  const heel = `<path d="M${x(280)} ${y(660)}C${x(360)} ${y(650)} ${x(420)} ${y(720)} ${x(400)} ${y(860)}H${x(260)}Z" fill="${palette.accent}"/>`;
  const toe = `<path d="M${x(596)} ${y(720)}C${x(570)} ${y(790)} ${x(572)} ${y(860)} ${x(600)} ${y(930)}H${x(720)}V${y(720)}Z" fill="${palette.accent}"/>`;
  const cuff =
    spec.panel === 'none'
      ? ''
      : `<rect x="${x(290)}" y="${y(300)}" width="230" height="24" fill="${palette.accent}"/><rect x="${x(290)}" y="${y(340)}" width="230" height="${spec.panel === 'trim' ? 12 : 24}" fill="${palette.accent}"/>`;
  const ribs = `<path d="${Array.from({ length: 26 }, (_, index) => `M${x(300) + index * 7.6} ${y(220)}v${index % 2 === 0 ? 400 : 390}`).join('')}" stroke="#000" stroke-opacity=".13" stroke-width="2.6"/>`;
  const arch = `<path d="${Array.from({ length: 9 }, (_, index) => `M${x(430) + index * 15} ${y(690) + index * 9}l-34 190`).join('')}" stroke="#000" stroke-opacity=".1" stroke-width="3"/>`;
  const opening = new Pen(x(318), y(240))
    .curve(x(350), y(226), x(450), y(226), x(482), y(240))
    .curve(x(450), y(258), x(350), y(258), x(318), y(240))
    .closed();
  return [
    {
      d,
      fill: palette.main,
      decor: heel + toe + cuff + ribs + arch,
      roll: 46,
      cast: first ? 0 : 0.4,
      folds: [
        fold(
          random,
          [
            [x(322), y(600)],
            [x(400), y(630)],
            [x(486), y(600)],
          ],
          22,
          0.4,
        ),
        fold(
          random,
          [
            [x(320), y(650)],
            [x(400), y(668)],
            [x(484), y(640)],
          ],
          18,
          -0.45,
        ),
        fold(
          random,
          [
            [x(330), y(700)],
            [x(410), y(690)],
            [x(500), y(676)],
          ],
          22,
          0.5,
        ),
        fold(
          random,
          [
            [x(360), y(740)],
            [x(430), y(720)],
            [x(520), y(712)],
          ],
          18,
          -0.36,
        ),
        fold(
          random,
          [
            [x(330), y(430)],
            [x(400), y(450)],
            [x(470), y(420)],
          ],
          22,
          0.26,
        ),
      ],
      round: { from: [x(316), y(520)], to: [x(486), y(500)], strength: 0.6 },
    },
    { d: opening, fill: shade(palette.inside, 0.15), roll: 0 },
  ];
}

/** A pair of crew socks: ribbed leg, contrast heel and toe. */
export function socks(context: CutContext): Drawing {
  const { palette, view } = context;
  const mark = waveMark({ x: 318, y: 500, width: 74 }, palette.print);
  const second = waveMark({ x: 488, y: 470, width: 74 }, palette.print);
  return {
    parts: [...sock(context, 90, -30, true), ...sock(context, -80, 0, false)],
    trims: view === 'back' ? '' : mark + second,
    detail: { x: 230, y: 210, width: 400 },
    ground: { x: 440, y: 930, reach: 300 },
    surface: 'knit',
  };
}
