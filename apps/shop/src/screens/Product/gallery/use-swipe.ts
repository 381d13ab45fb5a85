import { useRef, type HTMLAttributes, type PointerEvent } from 'react';

/** Way of a finger from which it is a swipe and not a tap, px. */
const minWay = 40;

type SwipeProps = Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel'>;

/**
 * Handlers for an element that a finger swipes sideways. The element needs `touch-action: pan-y pinch-zoom`, or the
 * browser takes the way for itself. A browser sends no click after a swipe.
 * @param onSwipe 1 for the next picture, -1 for the one before, in the reading direction of the element
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void): SwipeProps {
  const start = useRef<{ readonly x: number; readonly y: number }>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      if (start.current === null) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) < minWay || Math.abs(x) < 2 * Math.abs(y)) return;
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(x < 0 === isRightToLeft ? -1 : 1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
