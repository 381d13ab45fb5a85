import { type PointerEvent, useRef } from 'react';

interface PanHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
}

/** Scrolls the nearest frame when its background is dragged with a mouse. Fingers scroll by themselves. */
export function usePan(): PanHandlers {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const end = (): void => {
    last.current = null;
  };
  return {
    onPointerDown: (event) => {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.pointerType !== 'mouse' || event.button !== 0 || isButton) return;
      last.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY, currentTarget }) => {
      if (last.current === null) return;
      const { x, y } = last.current;
      currentTarget.parentElement?.scrollBy(x - clientX, y - clientY);
      last.current = { x: clientX, y: clientY };
    },
    onPointerUp: end,
  };
}
