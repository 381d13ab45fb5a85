import type { CSSProperties } from 'react';
import type { ChartRect } from '../layout/layout.types.ts';

/** Style of an element at a place of the drawing. */
export const placeAt = ({ x, y, width, height }: ChartRect): CSSProperties => ({ left: x, top: y, width, height });
