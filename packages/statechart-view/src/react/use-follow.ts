import { type RefObject, useEffect } from 'react';
import type { ChartLayout } from '../layout/layout.types.ts';

/** Scrolls the frame, never the page, so that the state an actor has entered is visible. */
export function useFollow(
  frame: RefObject<HTMLElement | null>,
  layout: ChartLayout | null,
  scale: number,
  entered: string | undefined,
): void {
  useEffect(() => {
    const place = layout?.states.find(({ id }) => id === entered);
    const element = frame.current;
    if (place === undefined || element === null) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    const [left, top] = [place.x * scale, place.y * scale];
    const isVisible =
      left >= scrollLeft &&
      top >= scrollTop &&
      left + place.width * scale <= scrollLeft + clientWidth &&
      top + place.height * scale <= scrollTop + clientHeight;
    if (isVisible) return;
    element.scrollTo(left - (clientWidth - place.width * scale) / 2, top - (clientHeight - place.height * scale) / 2);
  }, [frame, layout, scale, entered]);
}
