import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { fittedView, panBy, zoomBy, type ZoomBox, type ZoomPoint, type ZoomView } from './zoom-view.ts';

/** How far an arrow key moves the picture, in px, and how much a key or a press enlarges. */
const keyStep = { pan: 80, zoom: 1.5 } as const;

const middle: ZoomPoint = { x: 0, y: 0 };

const keyMoves: Readonly<Record<string, ZoomPoint>> = {
  ArrowLeft: { x: keyStep.pan, y: 0 },
  ArrowRight: { x: -keyStep.pan, y: 0 },
  ArrowUp: { x: 0, y: keyStep.pan },
  ArrowDown: { x: 0, y: -keyStep.pan },
};

const boxOf = (stage: Element): ZoomBox => ({ width: stage.clientWidth, height: stage.clientHeight });

function pointOn(stage: Element, at: { readonly clientX: number; readonly clientY: number }): ZoomPoint {
  const rect = stage.getBoundingClientRect();
  return { x: at.clientX - rect.left - rect.width / 2, y: at.clientY - rect.top - rect.height / 2 };
}

const centre = (a: ZoomPoint, b: ZoomPoint): ZoomPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: ZoomPoint, b: ZoomPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Wheel, pinch, drag, double press and keys over one stage. Spread `stageProps` on it and give it `stageRef`. */
export function useZoomGestures() {
  const [view, setView] = useState<ZoomView>(fittedView);
  const stage = useRef<HTMLElement | null>(null);
  const fingers = useRef(new Map<number, ZoomPoint>());

  const zoom = useCallback((factor: number, at: ZoomPoint = middle): void => {
    const element = stage.current;
    if (element) setView((seen) => zoomBy(seen, factor, at, boxOf(element)));
  }, []);

  const pan = (by: ZoomPoint): void => {
    const element = stage.current;
    if (element) setView((seen) => panBy(seen, by, boxOf(element)));
  };

  /** Not React's wheel listener, which is passive, so that the page would zoom too. */
  const stageRef = useCallback(
    (element: HTMLElement | null) => {
      stage.current = element;
      if (!element) return undefined;
      const onWheel = (event: WheelEvent): void => {
        event.preventDefault();
        zoom(Math.exp(-event.deltaY / 400), pointOn(element, event));
      };
      element.addEventListener('wheel', onWheel, { passive: false });
      return () => {
        stage.current = null;
        element.removeEventListener('wheel', onWheel);
      };
    },
    [zoom],
  );

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOn(event.currentTarget, event));
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOn(event.currentTarget, event);
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      pan({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const was = distance(before, other);
    if (was > 0) zoom(distance(now, other) / was, centre(now, other));
  };

  const onPointerEnd = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // With these the browser zooms the page, or goes back.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = keyMoves[event.key];
    if (move) pan(move);
    else if (event.key === '+' || event.key === '=') zoom(keyStep.zoom);
    else if (event.key === '-') zoom(1 / keyStep.zoom);
    else if (event.key === '0') setView(fittedView);
    else return;
    event.preventDefault();
  };

  return {
    view,
    stageRef,
    onKeyDown,
    zoomIn: () => zoom(keyStep.zoom),
    zoomOut: () => zoom(1 / keyStep.zoom),
    fit: () => setView(fittedView),
    stageProps: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onDoubleClick: () => (view.scale > 1 ? setView(fittedView) : zoom(keyStep.zoom * keyStep.zoom)),
    },
  };
}
