import { mix, tint } from '@kayal/commerce-core/plate-colour';
import { shade } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing.ts';
import { lettering, waveMark } from '../lettering.ts';
import { AXIS, HEIGHT, num, Pen, symmetric } from '../path.ts';
import { printed } from '../prints.ts';

function cylinder(half: number, strength = 1): NonNullable<Part['round']> {
  return { from: [AXIS - half, 600], to: [AXIS + half, 600], strength };
}

/** A steel sports bottle: screw lid with a carry loop, body with a soft sheen. */
export function bottle(context: CutContext): Drawing {
  const { spec, palette, view, prefix } = context;
  const slim = spec.seed % 2 === 0;
  const half = slim ? 112 : 138;
  const top = slim ? 330 : 368;
  const bottom = 978;
  const neck = slim ? 74 : 92;
  const steel = '#c9ced0';
  const lid = spec.panel === 'none' ? shade(palette.main, 0.55) : palette.accent;
  const body = symmetric(
    new Pen(AXIS, top - 56)
      .line(AXIS + neck, top - 56)
      .curve(AXIS + neck + 4, top - 20, AXIS + half, top - 6, AXIS + half, top + 66)
      .line(AXIS + half, bottom - 26)
      .curve(AXIS + half, bottom - 4, AXIS + half - 14, bottom + 6, AXIS + half - 34, bottom + 10)
      .curve(AXIS + half * 0.4, bottom + 17, AXIS + 20, bottom + 17, AXIS, bottom + 17)
      .outline(),
  );
  const collar = symmetric(
    new Pen(AXIS, top - 80)
      .line(AXIS + neck - 6, top - 80)
      .line(AXIS + neck - 2, top - 50)
      .curve(AXIS + neck * 0.5, top - 44, AXIS + 20, top - 44, AXIS, top - 44)
      .outline(),
  );
  const cap = symmetric(
    new Pen(AXIS, top - 190)
      .line(AXIS + neck - 16, top - 190)
      .curve(AXIS + neck, top - 188, AXIS + neck + 6, top - 180, AXIS + neck + 8, top - 164)
      .line(AXIS + neck + 8, top - 82)
      .curve(AXIS + neck * 0.5, top - 72, AXIS + 20, top - 72, AXIS, top - 72)
      .outline(),
  );
  const loop = `M${AXIS - neck + 22} ${top - 176}C${AXIS - neck + 20} ${top - 268} ${AXIS + neck - 20} ${top - 268} ${AXIS + neck - 22} ${top - 176}L${AXIS + neck - 50} ${top - 176}C${AXIS + neck - 50} ${top - 232} ${AXIS - neck + 50} ${top - 232} ${AXIS - neck + 50} ${top - 176}Z`;
  const knurl = Array.from(
    { length: 30 },
    (_, index) => `M${num(AXIS + neck * 1.1 * Math.sin(((index / 29) * 2 - 1) * 1.5))} ${top - 168}v84`,
  ).join('');
  const area = { left: AXIS - half, right: AXIS + half, top, bottom, line: 640 };
  const print = ['fade', 'dots', 'backwaters', 'sash'].includes(spec.print)
    ? printed({ spec, palette, area, prefix })
    : '';
  const base =
    spec.panel === 'hem' || spec.panel === 'half'
      ? `<path d="M0 ${bottom - 150}Q${AXIS} ${bottom - 120} 900 ${bottom - 150}V${HEIGHT}H0Z" fill="${palette.accent}"/>`
      : '';
  const ring = `<path d="M0 ${bottom - 26}Q${AXIS} ${bottom - 4} 900 ${bottom - 26}V${HEIGHT}H0Z" fill="${steel}"/>`;
  const sheen = `<path d="M${AXIS - half * 0.68} ${top + 40}C${AXIS - half * 0.72} ${top + 200} ${AXIS - half * 0.72} ${bottom - 200} ${AXIS - half * 0.68} ${bottom - 40}h${num(half * 0.16)}C${AXIS - half * 0.55} ${bottom - 200} ${AXIS - half * 0.55} ${top + 200} ${AXIS - half * 0.52} ${top + 36}Z" fill="#fff" opacity=".38"/><path d="M${num(AXIS + half * 0.74)} ${top + 60}V${bottom - 50}" stroke="#fff" stroke-opacity=".16" stroke-width="10"/>`;
  const drops =
    spec.seed % 3 === 0
      ? `<path d="M${AXIS - half} ${top + 90}Q${AXIS} ${top + 112} ${AXIS + half} ${top + 90}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`
      : '';
  const front =
    view === 'back'
      ? waveMark({ x: AXIS, y: 620, width: half * 0.9 }, palette.print)
      : `<g transform="rotate(-90 ${AXIS} 660)">${lettering('KAYAL', { x: AXIS, y: 660 - half * 0.3, height: half * 0.58 }, palette.print, 18)}</g>`;
  return {
    parts: [
      { d: loop, fill: mix(lid, '#10201e', 0.2), roll: 10, cast: 0.2 },
      { d: collar, fill: steel, roll: 6, round: cylinder(neck, 1.1) },
      {
        d: cap,
        fill: lid,
        roll: 12,
        cast: 0.25,
        decor: `<path d="${knurl}" stroke="#000" stroke-opacity=".2" stroke-width="5"/><path d="M0 ${top - 168}H900" stroke="${tint(lid, 0.3)}" stroke-opacity=".5" stroke-width="3"/>`,
        round: cylinder(neck, 1.1),
      },
      {
        d: body,
        fill: palette.main,
        roll: 18,
        cast: 0.2,
        decor: print + base + ring + drops + front + sheen,
        round: cylinder(half, 1.15),
      },
    ],
    trims: '',
    detail: { x: AXIS - 190, y: top - 210, width: 380 },
    ground: { x: AXIS + 6, y: bottom + 14, reach: half + 60 },
    surface: 'hard',
  };
}
