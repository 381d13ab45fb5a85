import { mix, tint } from '@kayal/commerce-core/plate-colour';
import { shade } from '../colour.ts';
import type { CutContext, Drawing, Part } from '../drawing-types.ts';
import { lettering, waveMark } from '../lettering.ts';
import { axisX, pictureHeight, num, Pen, symmetric } from '../path.ts';
import { printed } from '../prints.ts';

function cylinder(half: number, strength = 1): NonNullable<Part['round']> {
  return { from: [axisX - half, 600], to: [axisX + half, 600], strength };
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
    new Pen(axisX, top - 56)
      .line(axisX + neck, top - 56)
      .curve(axisX + neck + 4, top - 20, axisX + half, top - 6, axisX + half, top + 66)
      .line(axisX + half, bottom - 26)
      .curve(axisX + half, bottom - 4, axisX + half - 14, bottom + 6, axisX + half - 34, bottom + 10)
      .curve(axisX + half * 0.4, bottom + 17, axisX + 20, bottom + 17, axisX, bottom + 17)
      .outline(),
  );
  const collar = symmetric(
    new Pen(axisX, top - 80)
      .line(axisX + neck - 6, top - 80)
      .line(axisX + neck - 2, top - 50)
      .curve(axisX + neck * 0.5, top - 44, axisX + 20, top - 44, axisX, top - 44)
      .outline(),
  );
  const cap = symmetric(
    new Pen(axisX, top - 190)
      .line(axisX + neck - 16, top - 190)
      .curve(axisX + neck, top - 188, axisX + neck + 6, top - 180, axisX + neck + 8, top - 164)
      .line(axisX + neck + 8, top - 82)
      .curve(axisX + neck * 0.5, top - 72, axisX + 20, top - 72, axisX, top - 72)
      .outline(),
  );
  const loop = `M${axisX - neck + 22} ${top - 176}C${axisX - neck + 20} ${top - 268} ${axisX + neck - 20} ${top - 268} ${axisX + neck - 22} ${top - 176}L${axisX + neck - 50} ${top - 176}C${axisX + neck - 50} ${top - 232} ${axisX - neck + 50} ${top - 232} ${axisX - neck + 50} ${top - 176}Z`;
  const knurl = Array.from(
    { length: 30 },
    (_, index) => `M${num(axisX + neck * 1.1 * Math.sin(((index / 29) * 2 - 1) * 1.5))} ${top - 168}v84`,
  ).join('');
  const area = { left: axisX - half, right: axisX + half, top, bottom, line: 640 };
  const print = ['fade', 'dots', 'backwaters', 'sash'].includes(spec.print)
    ? printed({ spec, palette, area, prefix })
    : '';
  const base =
    spec.panel === 'hem' || spec.panel === 'half'
      ? `<path d="M0 ${bottom - 150}Q${axisX} ${bottom - 120} 900 ${bottom - 150}V${pictureHeight}H0Z" fill="${palette.accent}"/>`
      : '';
  const ring = `<path d="M0 ${bottom - 26}Q${axisX} ${bottom - 4} 900 ${bottom - 26}V${pictureHeight}H0Z" fill="${steel}"/>`;
  const sheen = `<path d="M${axisX - half * 0.68} ${top + 40}C${axisX - half * 0.72} ${top + 200} ${axisX - half * 0.72} ${bottom - 200} ${axisX - half * 0.68} ${bottom - 40}h${num(half * 0.16)}C${axisX - half * 0.55} ${bottom - 200} ${axisX - half * 0.55} ${top + 200} ${axisX - half * 0.52} ${top + 36}Z" fill="#fff" opacity=".38"/><path d="M${num(axisX + half * 0.74)} ${top + 60}V${bottom - 50}" stroke="#fff" stroke-opacity=".16" stroke-width="10"/>`;
  const drops =
    spec.seed % 3 === 0
      ? `<path d="M${axisX - half} ${top + 90}Q${axisX} ${top + 112} ${axisX + half} ${top + 90}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`
      : '';
  const front =
    view === 'back'
      ? waveMark({ x: axisX, y: 620, width: half * 0.9 }, palette.print)
      : `<g transform="rotate(-90 ${axisX} 660)">${lettering('KAYAL', { x: axisX, y: 660 - half * 0.3, height: half * 0.58 }, palette.print, 18)}</g>`;
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
    detail: { x: axisX - 190, y: top - 210, width: 380 },
    ground: { x: axisX + 6, y: bottom + 14, reach: half + 60 },
    surface: 'hard',
  };
}
