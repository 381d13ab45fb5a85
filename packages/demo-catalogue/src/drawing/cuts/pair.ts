import type { Fold, Part } from '../drawing-types.ts';
import { mirroredPath, type Point, pictureWidth } from '../path.ts';

/** Wraps SVG so that it appears once as drawn and once mirrored. */
export function bothSides(svg: string): string {
  return `${svg}<g transform="translate(${pictureWidth} 0) scale(-1 1)">${svg}</g>`;
}

/** Gives the copy's gradients ids of their own. */
function renamed(svg: string): string {
  return svg.replaceAll(/( id="|url\(#)([^")]+)/g, '$1$2m');
}

function mirrorPart(part: Part, folds: readonly Fold[]): Part {
  const flip = (point: Point): Point => [pictureWidth - point[0], point[1]];
  const d = mirroredPath(part.d);
  return {
    ...part,
    d,
    folds,
    ...(part.decor === undefined
      ? {}
      : { decor: `<g transform="translate(${pictureWidth} 0) scale(-1 1)">${renamed(part.decor)}</g>` }),
    ...(part.round === undefined
      ? {}
      : { round: { from: flip(part.round.to), to: flip(part.round.from), strength: part.round.strength } }),
  };
}

/**
 * A right-hand part and its mirror image, each with folds of its own; light still comes from the left.
 * @param foldsOf folds of the right-hand part, called once for each side
 */
export function pair(part: Part, foldsOf: () => readonly Fold[]): [left: Part, right: Part] {
  const flipped = foldsOf().map((one): Fold => ({
    ...one,
    points: one.points.map(([x, y]): Point => [pictureWidth - x, y]),
  }));
  return [mirrorPart(part, flipped), { ...part, folds: foldsOf() }];
}
