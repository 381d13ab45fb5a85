/** View of a picture: its scale relative to the fitted one, and the offset of its middle, in px. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A width and height, in px. */
export interface ZoomBox {
  readonly width: number;
  readonly height: number;
}

/** A point relative to the middle of the stage, in px. */
export interface ZoomPoint {
  readonly x: number;
  readonly y: number;
}

/** The whole picture, in the middle. */
export const fittedView: ZoomView = { scale: 1, x: 0, y: 0 };

/** Limits of the scale. */
export const zoomLimits = { min: 1, max: 5 } as const;

const within = (value: number, max: number): number => Math.min(max, Math.max(-max, value)) + 0;

/** Limits the offset, so that the picture's edge stops at the stage's edge. */
const settled = ({ scale, x, y }: ZoomView, { width, height }: ZoomBox): ZoomView => ({
  scale,
  x: within(x, ((scale - 1) * width) / 2),
  y: within(y, ((scale - 1) * height) / 2),
});

/** Zooms by a factor around a fixed point. */
export function zoomBy(view: ZoomView, factor: number, at: ZoomPoint, box: ZoomBox): ZoomView {
  const scale = Math.min(zoomLimits.max, Math.max(zoomLimits.min, view.scale * factor));
  const ratio = scale / view.scale;
  return settled({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, box);
}

/** Moves the picture by px. */
export const panBy = (view: ZoomView, by: ZoomPoint, box: ZoomBox): ZoomView =>
  settled({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, box);
