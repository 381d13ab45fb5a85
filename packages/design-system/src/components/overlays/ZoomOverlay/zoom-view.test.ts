import { describe, expect, it } from 'vitest';
import { fittedView, panBy, zoomBy } from './zoom-view.ts';

const box = { width: 400, height: 500 } as const;
const middle = { x: 0, y: 0 } as const;

describe('zoom view', () => {
  it('S2.PDP.04 the scale stays between 1 and 5', () => {
    expect(zoomBy(fittedView, 100, middle, box).scale).toBe(5);
    expect(zoomBy(fittedView, 0.1, middle, box)).toEqual(fittedView);
  });
  it('S2.PDP.04 the point under the pointer stays fixed', () => {
    const at = { x: 100, y: 50 };
    const seen = zoomBy(fittedView, 2, at, box);
    expect((at.x - seen.x) / seen.scale).toBe(100);
    expect((at.y - seen.y) / seen.scale).toBe(50);
  });
  it('S2.PDP.04 the picture never leaves the stage', () => {
    const seen = panBy({ scale: 2, x: 0, y: 0 }, { x: 9000, y: -9000 }, box);
    expect(seen).toEqual({ scale: 2, x: 200, y: -250 });
    expect(panBy(fittedView, { x: 40, y: 40 }, box)).toEqual(fittedView);
  });
});
