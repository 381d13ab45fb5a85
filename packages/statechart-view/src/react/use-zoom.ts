import { type RefObject, useEffect, useState } from 'react';
import type { ChartLayout } from '../layout/layout.types.ts';

/** Zoom of the drawing. */
export interface Zoom {
  /** 1 is the size of the layout. */
  readonly scale: number;
  /** Larger for 1, smaller for -1. */
  readonly step: (by: 1 | -1) => void;
  /** Makes all of the width visible. */
  readonly fit: () => void;
  readonly reset: () => void;
}

const factor = 1.2;
const [smallest, largest] = [0.2, 3];
/** Scale at which a line of text is 24 px high, the min size of a target. A wide drawing starts with it and scrolls. */
const legible = 0.86;

const within = (scale: number, min: number, max: number): number => Math.min(max, Math.max(min, scale));

/** Zooms the drawing; at first it fits the frame's width as long as labels are legible. */
export function useZoom(frame: RefObject<HTMLElement | null>, layout: ChartLayout | null): Zoom {
  const [width, setWidth] = useState(0);
  const [chosen, setChosen] = useState<number | 'fit' | 'start'>('start');
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const fitting = layout === null || width === 0 ? 1 : within(width / layout.width, smallest, 1);
  const scale = chosen === 'start' ? Math.max(fitting, legible) : chosen === 'fit' ? fitting : chosen;
  return {
    scale,
    step: (by) => setChosen(within(scale * factor ** by, smallest, largest)),
    fit: () => setChosen('fit'),
    reset: () => setChosen(1),
  };
}
